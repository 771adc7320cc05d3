import { expect } from 'chai'
import type { AccessGrant, AccessMethod } from '../../../../src/core/resources/resources.js'
import { grantDoors } from '../../../../src/features/access-grants/rules/grant-doors.js'

const NOW = Date.parse('2030-01-01T12:00:00Z')
const grant: AccessGrant = { access_grant_id: 'grant', starts_at: '2030-01-01T00:00:00Z' }
const doors = { acs_entrances: [{ acs_entrance_id: 'lobby', display_name: 'Lobby', can_unlock_with_card: true }] }

const way = (mode: AccessMethod['mode'], is_issued: boolean): AccessMethod => ({
  access_method_id: `${mode}`,
  mode,
  is_issued
})
const stateOfLobby = (methods: readonly AccessMethod[] | undefined) =>
  grantDoors({ grant, methods, codes: [] }, doors, NOW).map(({ state }) => state)

describe('An entrance of an access', () => {
  it('is ready once a way in that it takes is issued', () => {
    expect(stateOfLobby([way('card', true)])).to.deep.equal(['ready'])
    expect(stateOfLobby([way('card', false), way('code', true)])).to.deep.equal(['preparing'])
  })

  it('has no state while the ways in have not been read', () => {
    expect(stateOfLobby(undefined)).to.deep.equal([undefined])
  })
})
