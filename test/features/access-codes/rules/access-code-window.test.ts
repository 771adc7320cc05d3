import { expect } from 'chai'
import * as fc from 'fast-check'
import {
  windowOf,
  windowPicture,
  type CodeWindow
} from '../../../../src/features/access-codes/rules/access-code-window.js'
import { readInstant } from '../../../../src/core/values/read-instant.js'
import { accessCode } from '../../support/as-sent.js'
import { NONSENSE } from '../../support/nonsense.js'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2025-06-15T10:20:30.500Z')

describe('The window of an access code', () => {
  const at = (days: number): string => new Date(NOW + days * DAY).toISOString()
  const started: CodeWindow = { kind: 'started', startsAt: NOW - DAY, endsAt: NOW + DAY }
  const endless: CodeWindow = { kind: 'upcoming', startsAt: NOW + 2 * DAY, endsAt: undefined }
  const bound = (from?: number, to?: number): object => ({
    type: 'time_bound',
    starts_at: from === undefined ? null : at(from),
    ends_at: to === undefined ? null : at(to)
  })
  const windows: [what: string, fields: object, window: CodeWindow][] = [
    ['ongoing', { type: 'ongoing', starts_at: null, ends_at: null }, { kind: 'ongoing' }],
    ['ongoing, whatever its dates', { ...bound(1, -1), type: 'ongoing' }, { kind: 'ongoing' }],
    ['begun', bound(-1, 1), started],
    ['beginning now', bound(0, 1), { ...started, startsAt: NOW }],
    ['without a start', bound(undefined, 1), { ...started, startsAt: undefined }],
    ['to come', bound(2, 3), { ...endless, endsAt: NOW + 3 * DAY }],
    ['to come without an end', bound(2), endless],
    ['to come with an end before', bound(2, 1), endless],
    ['over', bound(-2, -1), { kind: 'ended', startsAt: NOW - 2 * DAY, endsAt: NOW - DAY }],
    ['ending now', bound(-2, 0), { kind: 'ended', startsAt: NOW - 2 * DAY, endsAt: NOW }],
    ['begun without an end', bound(-2), { kind: 'ongoing' }],
    ['of nonsense', { type: 'time_bound', starts_at: 'soon', ends_at: 5 }, { kind: 'unknown' }],
    ['begun, with an end of nonsense', { ...bound(-1), ends_at: 'never' }, { kind: 'unknown' }],
    ['not over, with a start of nonsense', { ...bound(undefined, 1), starts_at: 'soon' }, { kind: 'unknown' }],
    ['to come, with an end of nonsense', { ...bound(2), ends_at: 'never' }, endless],
    [
      'over, with a start of nonsense',
      { ...bound(undefined, -1), starts_at: [] },
      { kind: 'ended', startsAt: undefined, endsAt: NOW - DAY }
    ],
    ['of no type', { ...bound(-1, 1), type: undefined }, started],
    ['of nothing', {}, { kind: 'ongoing' }]
  ]
  for (const [what, fields, window] of windows) {
    it(`that is ${what} is ${window.kind}`, () => {
      expect(windowOf(accessCode(fields), NOW)).to.deep.equal(window)
    })
  }

  it('is of dates that can be read', () => {
    expect(readInstant('2025-06-15T10:20:30.5Z')).to.equal(NOW)
    expect(NONSENSE.filter((value) => readInstant(value) !== undefined)).to.deep.equal([])
  })

  it('has no picture when it never ends, or nobody knows', () => {
    for (const kind of ['ongoing', 'unknown'] as const) expect(windowPicture({ kind }, NOW)).to.equal(undefined)
  })

  const picture = (startsAt: number | undefined, endsAt: number | undefined, now = NOW) =>
    windowPicture(
      windowOf(
        accessCode({
          type: 'time_bound',
          ...(startsAt !== undefined && { starts_at: new Date(startsAt).toISOString() }),
          ...(endsAt !== undefined && { ends_at: new Date(endsAt).toISOString() })
        }),
        now
      ),
      now
    )

  it('shows now between its ends in proportion', () => {
    const shown = picture(NOW - DAY, NOW + 3 * DAY)
    expect(shown?.start).to.be.closeTo(0.08, 1e-9)
    expect(shown?.end).to.be.closeTo(0.92, 1e-9)
    expect(shown?.now).to.be.closeTo(0.08 + 0.84 / 4, 1e-9)
  })

  it('of an hour ten years away is no dot: now stays near', () => {
    const shown = picture(NOW + 3650 * DAY, NOW + 3650 * DAY + HOUR)
    expect(shown?.now).to.be.closeTo(0.08, 1e-9)
    expect((shown?.end ?? 0) - (shown?.start ?? 0)).to.be.closeTo(0.28, 1e-9)
    expect(picture(NOW - 3650 * DAY, NOW - 3650 * DAY + HOUR)?.now).to.be.closeTo(0.92, 1e-9)
  })

  it('has no place for an end that is open', () => {
    expect(picture(undefined, NOW + DAY)).to.include({ start: undefined, now: 0.5 })
    expect(picture(undefined, NOW - DAY)?.start).to.equal(undefined)
    const shown = picture(NOW + DAY, undefined)
    expect(shown?.end).to.equal(undefined)
    expect(shown?.start).to.be.closeTo(0.5, 1e-9)
  })

  it('lies on the line, in order and wide enough to see, whatever its dates', () => {
    const date = fc.option(fc.integer({ min: Date.UTC(1900), max: Date.UTC(2100) }), { nil: undefined })
    fc.assert(
      fc.property(date, date, fc.integer({ min: Date.UTC(1900), max: Date.UTC(2100) }), (startsAt, endsAt, now) => {
        const shown = picture(startsAt, endsAt, now)
        if (!shown) return
        const { start = 0, end = 1 } = shown
        for (const place of [start, end, shown.now]) expect(place).to.be.within(0, 1)
        expect(start).to.be.at.most(end)
        const isBackwards = startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt
        if (!isBackwards) expect(end - start).to.be.greaterThan(0.2)
        if (startsAt !== undefined && now < startsAt) expect(shown.now).to.be.at.most(start)
        if (!isBackwards && endsAt !== undefined && now >= endsAt) expect(shown.now).to.be.at.least(end)
      })
    )
  })
})
