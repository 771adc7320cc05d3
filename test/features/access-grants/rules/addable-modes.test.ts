import { expect } from 'chai'
import { addableModes } from '../../../../src/features/access-grants/rules/addable-modes.js'

const pin = { access_method_id: 'pin', mode: 'code' }
const lock = { device_id: 'door', can_program_online_access_codes: true }
const entrance = { acs_entrance_id: 'gate', can_unlock_with_code: true, can_unlock_with_card: true }

describe('Ways in that can be added', () => {
  it('are those that a door takes and the access does not have', () => {
    expect(addableModes({}, [pin], [lock], [{ acs_entrances: [entrance] }])).to.deep.equal(['card'])
    expect(addableModes({}, [], [], [{ acs_entrances: [entrance] }])).to.deep.equal(['code', 'card'])
  })

  it('include those that were requested before', () => {
    const grant = { requested_access_methods: [{ mode: 'mobile_key' as const }] }
    expect(addableModes(grant, [pin], [], [])).to.deep.equal(['mobile_key'])
  })

  it('include a PIN for a lock on which the platform can set one', () => {
    expect(addableModes({}, [], [lock], [])).to.deep.equal(['code'])
    expect(addableModes({}, [], [], [undefined, { devices: [lock] }])).to.deep.equal(['code'])
    expect(addableModes({}, [], [{ device_id: 'sensor' }], [])).to.deep.equal([])
  })
})
