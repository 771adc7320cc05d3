import { expect } from 'chai'
import {
  windowOf,
  elapsedShare,
  type CodeWindow
} from '../../../../src/features/access-codes/rules/access-code-window.js'
import { parseInstant } from '../../../../src/core/values/parse-instant.js'
import { accessCode } from '../../support/as-sent.js'
import { NONSENSE } from '../../support/nonsense.js'

const DAY = 86_400_000
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
    expect(parseInstant('2025-06-15T10:20:30.5Z')).to.equal(NOW)
    expect(NONSENSE.filter((value) => parseInstant(value) !== undefined)).to.deep.equal([])
  })

  it('is over by a share that is known where it has begun, ends, and somebody says when it began', () => {
    const day: CodeWindow = { kind: 'started', startsAt: NOW - DAY, endsAt: NOW + 3 * DAY }
    expect(elapsedShare(day, NOW)).to.equal(0.25)
    expect(elapsedShare({ ...day, startsAt: NOW }, NOW)).to.equal(0)
    const others = [{ kind: 'ongoing' }, endless, { ...day, startsAt: undefined }, { ...day, kind: 'ended' }] as const
    for (const window of others) expect(elapsedShare(window, NOW)).to.equal(undefined)
  })
})
