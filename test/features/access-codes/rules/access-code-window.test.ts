import type { AccessCode } from '../../../../src/core/resources/resources.js'
import { parseInstant } from '../../../../src/core/values/parse-instant.js'
import {
  type CodeWindow,
  elapsedShare,
  windowOf
} from '../../../../src/features/access-codes/rules/access-code-window.js'
import { accessCode } from '../../support/as-sent.js'
import { NONSENSE } from '../../support/nonsense.js'

const DAY = 86_400_000
const NOW = Date.parse('2025-06-15T10:20:30.500Z')

describe('windowOf', () => {
  const at = (days: number): string => new Date(NOW + days * DAY).toISOString()
  const started: CodeWindow = { kind: 'started', startsAt: NOW - DAY, endsAt: NOW + DAY }
  const endless: CodeWindow = { kind: 'upcoming', startsAt: NOW + 2 * DAY, endsAt: undefined }
  const bound = (from?: number, to?: number): object => ({
    type: 'time_bound',
    starts_at: from === undefined ? null : at(from),
    ends_at: to === undefined ? null : at(to)
  })
  const windows: [what: string, fields: object, window: CodeWindow][] = [
    ['of type ongoing', { type: 'ongoing', starts_at: null, ends_at: null }, { kind: 'ongoing' }],
    ['of type ongoing with dates', { ...bound(1, -1), type: 'ongoing' }, { kind: 'ongoing' }],
    ['after its start', bound(-1, 1), started],
    ['at its start', bound(0, 1), { ...started, startsAt: NOW }],
    ['without a start', bound(undefined, 1), { ...started, startsAt: undefined }],
    ['before its start', bound(2, 3), { ...endless, endsAt: NOW + 3 * DAY }],
    ['before its start, without an end', bound(2), endless],
    ['with an end before its future start', bound(2, 1), endless],
    ['after its end', bound(-2, -1), { kind: 'ended', startsAt: NOW - 2 * DAY, endsAt: NOW - DAY }],
    ['at its end', bound(-2, 0), { kind: 'ended', startsAt: NOW - 2 * DAY, endsAt: NOW }],
    ['after its start, without an end', bound(-2), { kind: 'ongoing' }],
    ['with malformed dates', { type: 'time_bound', starts_at: 'soon', ends_at: 5 }, { kind: 'unknown' }],
    ['after its start, with a malformed end', { ...bound(-1), ends_at: 'never' }, { kind: 'unknown' }],
    ['before its end, with a malformed start', { ...bound(undefined, 1), starts_at: 'soon' }, { kind: 'unknown' }],
    ['before its start, with a malformed end', { ...bound(2), ends_at: 'never' }, endless],
    [
      'after its end, with a malformed start',
      { ...bound(undefined, -1), starts_at: [] },
      { kind: 'ended', startsAt: undefined, endsAt: NOW - DAY }
    ],
    ['without a type', { ...bound(-1, 1), type: undefined }, started],
    ['without any fields', {}, { kind: 'ongoing' }]
  ]
  for (const [what, fields, window] of windows) {
    it(`returns "${window.kind}" for a code ${what}`, () => {
      expect(windowOf(accessCode(fields), NOW)).to.deep.equal(window)
    })
  }

  it('reads the dates of a code once, however often its window is needed', () => {
    let reads = 0
    const code: AccessCode = {
      access_code_id: 'code',
      type: 'time_bound',
      get starts_at() {
        reads += 1
        return at(-1)
      },
      ends_at: at(1)
    }
    const { kind } = windowOf(code, NOW)
    const known = reads
    expect([kind, windowOf(code, NOW + 2 * DAY).kind, reads - known]).to.deep.equal(['started', 'ended', 0])
  })

  it('reads only valid dates', () => {
    expect(parseInstant('2025-06-15T10:20:30.5Z')).to.equal(NOW)
    expect(NONSENSE.filter((value) => parseInstant(value) !== undefined)).to.deep.equal([])
  })

  it('has an elapsed share only for a started window with a start and an end', () => {
    const day: CodeWindow = { kind: 'started', startsAt: NOW - DAY, endsAt: NOW + 3 * DAY }
    expect(elapsedShare(day, NOW)).to.equal(0.25)
    expect(elapsedShare({ ...day, startsAt: NOW }, NOW)).to.equal(0)
    const unequal = [{ kind: 'ongoing' }, endless, { ...day, startsAt: undefined }, { ...day, kind: 'ended' }] as const
    for (const window of unequal) expect(elapsedShare(window, NOW)).to.equal(undefined)
  })
})
