import { expect } from 'chai'
import type { AccessCode } from '../../../../src/core/resources/resources.js'
import { removalEffects } from '../../../../src/features/access-grants/rules/removal-effects.js'

const NOW = Date.UTC(2026, 4, 1)
const grant = { access_grant_id: 'grant', ends_at: '2026-06-01T00:00:00Z' }
const methods = [
  { access_method_id: 'card', mode: 'card' },
  { access_method_id: 'pin', mode: 'code' }
]
const online: AccessCode = { access_code_id: 'one', device_id: 'door', is_offline_access_code: false }
const offline: AccessCode = { access_code_id: 'two', device_id: 'cabin', is_offline_access_code: true }
const doors = {
  acs_entrances: [
    { acs_entrance_id: 'gate', display_name: 'Gate', can_unlock_with_code: true },
    { acs_entrance_id: 'lift', display_name: 'Lift', can_unlock_with_code: false }
  ]
}

describe('Effects of removing access', () => {
  it('name the doors on which the PIN stops working, and the ways in that stop', () => {
    expect(removalEffects({ grant, methods, codes: [online] }, doors, NOW)).to.deep.equal({
      stopped: ['code', 'card'],
      lockIds: ['door'],
      entranceNames: ['Gate'],
      irrevocableLockIds: []
    })
  })

  it('name the locks whose code can’t be taken back apart', () => {
    const found = removalEffects({ grant, methods, codes: [online, offline] }, undefined, NOW)
    expect([found.lockIds, found.irrevocableLockIds]).to.deep.equal([['door'], ['cabin']])
    expect(removalEffects({ grant, methods, codes: [offline] }, undefined, NOW).stopped).to.deep.equal(['card'])
  })

  it('are none after the end', () => {
    const ended = { ...grant, ends_at: '2026-04-01T00:00:00Z' }
    expect(removalEffects({ grant: ended, methods, codes: [online, offline] }, doors, NOW).stopped).to.deep.equal([])
  })
})
