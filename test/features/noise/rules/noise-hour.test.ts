import type { Noise } from '../../../../src/features/noise/rules/noise-activity.js'
import { noiseHour } from '../../../../src/features/noise/rules/noise-hour.js'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const MINUTE = 60_000

/** Returns an event that occurred some minutes ago, or an undated one. */
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

describe('noiseHour', () => {
  it('starts at 30 dB and ends above the loudest level', () => {
    const { present, allowed } = noiseHour({ ...known, present: 53, allowed: 76 })
    expect(allowed).to.be.closeTo(1 / 1.15, 1e-9)
    expect(present).to.be.closeTo(0.5 / 1.15, 1e-9)
    expect(noiseHour({ ...known, present: 20, allowed: 76 }).present).to.equal(0)
  })

  it('starts at 0 for scores', () => {
    expect(noiseHour({ ...known, unit: 'score', present: 5, allowed: 10 }).present).to.be.closeTo(0.5 / 1.15, 1e-9)
  })

  it('draws an event at its own level if the limit is unknown', () => {
    const [loud] = noiseHour({ ...known, noises: [noise(30)], levelOf: () => 90 }).noises
    expect(loud?.at).to.equal(0.5)
    expect(loud?.height).to.be.closeTo(1 / 1.15, 1e-9)
  })

  it('draws an undated event at the end, and an event without level at the limit', () => {
    const { noises, allowed } = noiseHour({ ...known, noises: [noise()], allowed: 60 })
    expect(noises).to.deep.equal([{ at: 1, height: allowed }])
  })

  it('returns a flat chart without levels and limits', () => {
    expect(noiseHour({ ...known, noises: [noise(60)] })).to.deep.equal({
      noises: [{ at: 0, height: 0 }],
      present: undefined,
      allowed: undefined
    })
  })
})
