import { expect } from 'chai'
import type { Noise } from '../../../../src/features/noise/rules/noise-activity.js'
import { noiseHour } from '../../../../src/features/noise/rules/noise-hour.js'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const MINUTE = 60_000

/** A noise so many minutes ago; nobody says when without them. */
const noise = (minutes?: number): Noise => ({
  events: [{ event_id: 'event' }],
  instant: minutes === undefined ? undefined : NOW - minutes * MINUTE
})

const known = {
  unit: 'decibels',
  noises: [],
  present: undefined,
  allowed: undefined,
  now: NOW,
  levelOf: () => undefined
} as const

describe('A picture of the last hour', () => {
  it('begins at 30 dB, and ends above the loudest', () => {
    const { present, allowed } = noiseHour({ ...known, present: 53, allowed: 76 })
    expect(allowed).to.be.closeTo(1 / 1.15, 1e-9)
    expect(present).to.be.closeTo(0.5 / 1.15, 1e-9)
    expect(noiseHour({ ...known, present: 20, allowed: 76 }).present).to.equal(0)
  })

  it('begins at 0 where it is of scores', () => {
    expect(noiseHour({ ...known, unit: 'score', present: 5, allowed: 10 }).present).to.be.closeTo(0.5 / 1.15, 1e-9)
  })

  it('has a noise as loud as it was, where nobody says how loud it may be', () => {
    const [loud] = noiseHour({ ...known, noises: [noise(30)], levelOf: () => 90 }).noises
    expect(loud?.at).to.equal(0.5)
    expect(loud?.height).to.be.closeTo(1 / 1.15, 1e-9)
  })

  it('has one of which nobody says when it was at its end, and one of which nobody says how loud as loud as may be', () => {
    const { noises, allowed } = noiseHour({ ...known, noises: [noise()], allowed: 60 })
    expect(noises).to.deep.equal([{ at: 1, height: allowed }])
  })

  it('is flat where nothing is known', () => {
    expect(noiseHour({ ...known, noises: [noise(60)] })).to.deep.equal({
      noises: [{ at: 0, height: 0 }],
      present: undefined,
      allowed: undefined
    })
  })
})
