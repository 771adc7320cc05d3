import { expect } from 'chai'
import type { AccessCode, AccessGrant, AccessMethod } from '../../../../src/core/resources/resources.js'
import { grantState, needsAttention } from '../../../../src/features/access-grants/rules/access-grant-state.js'

const NOW = Date.UTC(2026, 4, 1)
const HOUR = 3_600_000
const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString()
const warning = (warning_code: string) => ({ warnings: [{ warning_code }] })

interface Given {
  readonly grant?: object
  readonly methods?: readonly object[] | null
  readonly codes?: readonly object[] | null
}

const ISSUED = { mode: 'code', is_issued: true }
const OPEN = { mode: 'code', is_issued: false }
const FAILED = { mode: 'code', is_issued: false, errors: [{ error_code: 'failed_to_issue' }] }
const CARD = { mode: 'card', is_issued: false }
const LATER = { starts_at: at(1), ends_at: at(2) }
const ALL = { passesError: () => true, passesWarning: () => true }
const NONE = { passesError: () => false, passesWarning: () => false }
const INVALID_WAYS = { errors: [{ error_code: 'cannot_create_requested_access_methods' }] }

function stateOf({ grant = {}, methods = [ISSUED], codes = [] }: Given, filters = ALL) {
  const own: AccessGrant = { access_grant_id: 'grant', starts_at: at(-1), ends_at: at(1), ...grant }
  const ways = methods?.map((method, index): AccessMethod => ({ access_method_id: `way ${index}`, ...method }))
  const pins = codes?.map((code, index): AccessCode => ({ access_code_id: `code ${index}`, ...code }))
  return grantState({ grant: own, methods: ways, codes: pins }, filters, NOW)
}

const CASES: readonly (readonly [state: string | undefined, when: string, given: Given])[] = [
  ['removing', 'it is being deleted, also after its end', { grant: { ...warning('being_deleted'), ends_at: at(-1) } }],
  ['ended', 'its end has passed, whatever its problems', { grant: { ends_at: at(0), ...INVALID_WAYS }, methods: null }],
  [undefined, 'its ways in were not read', { methods: null }],
  [undefined, 'its access codes were not read', { codes: null }],
  ['notWorking', 'no way in could be issued and it has started', { methods: [FAILED] }],
  ['partlyWorking', 'one of two ways in could be issued and it has started', { methods: [FAILED, ISSUED] }],
  ['notReady', 'no way in could be issued and it starts later', { grant: LATER, methods: [FAILED] }],
  [
    'partlyReady',
    'one of two ways in could be issued and it starts later',
    { grant: LATER, methods: [ISSUED, FAILED] }
  ],
  ['partlyWorking', 'a requested way in could not be created', { grant: INVALID_WAYS }],
  ['partlyWorking', 'a lock does not accept its times', { grant: warning('device_time_constraints_violated') }],
  [
    'partlyWorking',
    'an access code has an error',
    { codes: [{ errors: [{ error_code: 'failed_to_set_on_device' }] }] }
  ],
  ['overprovisioned', 'it opens doors that it should not', { grant: warning('overprovisioned_access') }],
  ['late', 'a way in is delayed', { methods: [{ ...OPEN, ...warning('delay_in_issuing') }] }],
  ['preparing', 'it is being changed', { grant: { pending_mutations: [{ mutation_code: 'updating_spaces' }] } }],
  ['preparing', 'a way in is being changed', { methods: [{ ...ISSUED, pending_mutations: [{}] }] }],
  ['preparing', 'some doors are not ready', { grant: warning('underprovisioned_access') }],
  ['preparing', 'its times are being changed', { grant: warning('updating_access_times') }],
  [
    'preparing',
    'the times of a way in are being changed',
    { methods: [{ ...ISSUED, ...warning('updating_access_times') }] }
  ],
  ['preparing', 'a way in is not issued', { methods: [ISSUED, OPEN] }],
  ['preparing', 'it has no way in yet', { grant: { requested_access_methods: [{ mode: 'code' }] }, methods: [] }],
  ['preparing', 'it has no way in and its requests are unknown', { methods: [] }],
  [
    'notWorking',
    'no way in was requested and it has started',
    { grant: { requested_access_methods: [] }, methods: [] }
  ],
  [
    'notReady',
    'no way in was requested and it starts later',
    { grant: { ...LATER, requested_access_methods: [] }, methods: [] }
  ],
  ['preparing', 'it has started and an access code is being set', { codes: [{ status: 'setting' }] }],
  ['cardToEncode', 'only a card is missing', { methods: [ISSUED, { ...CARD, is_ready_for_encoding: true }] }],
  ['cardToEncode', 'a card must be encoded', { methods: [{ ...CARD, is_encoding_required: true }] }],
  ['cardToAssign', 'a card must be assigned', { methods: [{ ...CARD, is_assignment_required: true }] }],
  ['cardToAssign', 'a card is ready to be assigned', { methods: [{ ...CARD, is_ready_for_assignment: true }] }],
  ['preparing', 'a card is missing for another reason', { methods: [CARD] }],
  ['ready', 'all ways in are issued and it starts later', { grant: LATER }],
  ['ready', 'a lock gets its access code before the start', { grant: LATER, codes: [{ status: 'setting' }] }],
  ['active', 'all ways in are issued and it has started', {}],
  ['active', 'it has no end', { grant: { ends_at: null } }],
  ['active', 'a device does not support access codes', { grant: warning('device_does_not_support_access_codes') }],
  [
    'active',
    'it has a warning and an error that nobody knows',
    { grant: { ...warning('new'), errors: [{ error_code: 'new' }] } }
  ]
]

describe('State of an access grant', () => {
  for (const [state, when, given] of CASES) {
    it(`is ${state ?? 'unknown'} if ${when}`, () => {
      expect(stateOf(given)).to.equal(state)
    })
  }

  it('ignores what the host filters, except failed ways in and doors that open too much', () => {
    expect(stateOf({ grant: INVALID_WAYS }, NONE)).to.equal('active')
    expect(stateOf({ codes: [{ errors: [{ error_code: 'failed_to_set_on_device' }] }] }, NONE)).to.equal('active')
    expect(stateOf({ methods: [FAILED] }, NONE)).to.equal('notWorking')
    expect(stateOf({ grant: warning('overprovisioned_access') }, NONE)).to.equal('overprovisioned')
  })

  it('needs attention if something does not work, opens too much or is late', () => {
    const concerned = CASES.map(([, , given]) => stateOf(given)).filter(needsAttention)
    expect([...new Set(concerned)].toSorted()).to.deep.equal([
      'late',
      'notReady',
      'notWorking',
      'overprovisioned',
      'partlyReady',
      'partlyWorking'
    ])
  })
})
