import { expect } from 'chai'
import type { AccessCode, AccessGrant, AccessMethod } from '../../../../src/core/resources/resources.js'
import { type GrantDoor, grantDoors, isWorking } from '../../../../src/features/access-grants/rules/grant-doors.js'

const NOW = Date.parse('2030-01-01T12:00:00Z')
const grant: AccessGrant = { access_grant_id: 'grant', starts_at: '2030-01-01T00:00:00Z' }
const upcoming: AccessGrant = { ...grant, starts_at: '2030-01-02T00:00:00Z' }
const lobby = { acs_entrance_id: 'lobby', display_name: 'Lobby', can_unlock_with_card: true }
const ALL = { passesError: () => true, passesWarning: () => true }

const way = (mode: AccessMethod['mode'], is_issued: boolean): AccessMethod => ({
  access_method_id: `${mode}`,
  mode,
  is_issued
})
const stateOfLobby = (methods: readonly AccessMethod[] | undefined, fields: object = {}) =>
  grantDoors({ grant, methods, codes: [] }, { acs_entrances: [{ ...lobby, ...fields }] }, ALL, NOW)[0]?.state

describe('An entrance of an access', () => {
  it('is ready once a way in that it takes is issued', () => {
    expect(stateOfLobby([way('card', true)])).to.equal('ready')
    expect(stateOfLobby([way('card', false), way('code', true)])).to.equal('preparing')
    expect(stateOfLobby([way('code', true)])).to.equal('preparing')
  })

  it('is ready only once every way in that it takes is issued', () => {
    const both = { can_unlock_with_code: true }
    expect(stateOfLobby([way('card', true), way('code', false)], both)).to.equal('preparing')
    expect(stateOfLobby([way('card', true), way('code', true)], both)).to.equal('ready')
    const deleted = { ...way('code', false), warnings: [{ warning_code: 'being_deleted' }] }
    expect(stateOfLobby([way('card', true), deleted], both)).to.equal('ready')
  })

  it('has no state while the ways in have not been read', () => {
    expect(stateOfLobby(undefined)).to.equal(undefined)
  })
})

const ownError = (error_code: string) => ({ error_code, is_access_code_error: true })
const NOT_SET = ownError('failed_to_set_on_device')
const NOT_REMOVED = ownError('failed_to_remove_from_device')
const OFFLINE_CODE = { is_offline_access_code: true }
const LOCK_OFFLINE = { error_code: 'device_offline', is_device_error: true }
const NO_ACCOUNT = { error_code: 'account_disconnected', is_connected_account_error: true }

function lockOf(fields: object, given: AccessGrant = grant, filters = ALL): GrantDoor | undefined {
  const code: AccessCode = { access_code_id: 'code', device_id: 'lock', ...fields }
  return grantDoors({ grant: given, methods: [way('code', true)], codes: [code] }, undefined, filters, NOW)[0]
}

describe('A lock of an access', () => {
  const cases: readonly [what: string, state: GrantDoor['state'], fields: object, given?: AccessGrant][] = [
    ['a code that is set', 'set', { status: 'set' }],
    ['a set code on an offline lock', 'set', { status: 'set', errors: [LOCK_OFFLINE] }],
    ['a set code of a disconnected account', 'set', { status: 'set', errors: [NO_ACCOUNT] }],
    ['a set code that could not be removed', 'set', { status: 'set', errors: [NOT_REMOVED] }],
    ['a set code with an error of its own', 'unsure', { status: 'set', errors: [ownError('provider_issue')] }],
    ['a code that could not be set', 'failed', { status: 'setting', errors: [NOT_SET] }],
    ['a code without space on the lock', 'failed', { errors: [ownError('no_space_for_access_code_on_device')] }],
    ['an unset code with an error', 'failed', { status: 'unset', errors: [ownError('provider_issue')] }],
    ['a code being set, with an error', 'unsure', { status: 'setting', errors: [ownError('provider_issue')] }],
    ['an unset code that could not be removed', 'unsure', { status: 'unset', errors: [NOT_REMOVED] }],
    ['a code being set', 'setting', { status: 'setting' }],
    ['a code being set on an offline lock', 'setting', { status: 'setting', errors: [LOCK_OFFLINE] }],
    ['an unset code before the start', 'later', { status: 'unset' }, upcoming],
    ['a code being removed, with an error', 'removing', { status: 'removing', errors: [NOT_REMOVED] }],
    ['an offline code before the start', 'unconnected', { ...OFFLINE_CODE, status: 'unset' }, upcoming],
    ['an offline code after the start', 'unconnected', { ...OFFLINE_CODE, status: 'unset' }],
    ['an offline code with an error', 'unsure', { ...OFFLINE_CODE, errors: [ownError('provider_issue')] }],
    ['a code with an unknown status', 'unsure', { status: 'unknown' }]
  ]
  for (const [what, state, fields, given] of cases) {
    it(`has the state "${state}" with ${what}`, () => {
      expect(lockOf(fields, given)?.state).to.equal(state)
    })
  }

  it('ignores errors of the code that the host filters out', () => {
    expect(lockOf({ status: 'set', errors: [NOT_SET] }, grant, { ...ALL, passesError: () => false })?.state).to.equal(
      'set'
    )
  })

  it('works only if its PIN is known to work', () => {
    const working = cases.filter(([, , fields, given]) =>
      isWorking({ id: '', takesPin: true, state: lockOf(fields, given)?.state })
    )
    expect([...new Set(working.map(([, state]) => state))]).to.deep.equal(['set', 'later', 'unconnected'])
  })
})
