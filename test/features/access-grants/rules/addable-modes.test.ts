import { expect } from 'chai'
import type { WayMode } from '../../../../src/features/access-grants/rules/access-grant.js'
import { addableModes } from '../../../../src/features/access-grants/rules/addable-modes.js'

const pin = { access_method_id: 'pin', mode: 'code' }
const lock = { device_id: 'door', can_program_online_access_codes: true }
const entrance = { acs_entrance_id: 'gate', can_unlock_with_code: true, can_unlock_with_card: true }

const requested = (mode: WayMode, ids: string[]) => ({
  requested_access_methods: [{ mode, created_access_method_ids: ids }]
})

describe('Ways in that can be added', () => {
  it('are those that a door takes and the access does not have', () => {
    expect(addableModes({}, [pin], [lock], [{ acs_entrances: [entrance] }])).to.deep.equal(['card'])
    expect(addableModes({}, [], [], [{ acs_entrances: [entrance] }])).to.deep.equal(['code', 'card'])
  })

  it('do not include one that was requested and is not there yet', () => {
    expect(addableModes(requested('card', []), [pin], [], [{ acs_entrances: [entrance] }])).to.deep.equal([])
    expect(addableModes(requested('code', []), [], [lock], [])).to.deep.equal([])
  })

  it('include one that could not be made if a door takes it', () => {
    const errors = [{ error_code: 'cannot_create_requested_access_methods' as const }]
    expect(addableModes({ ...requested('code', []), errors }, [], [lock], [])).to.deep.equal(['code'])
    expect(addableModes({ ...requested('cloud_key', []), errors }, [], [lock], [])).to.deep.equal(['code'])
  })

  it('include one that was revoked, although its doors are unknown now', () => {
    expect(addableModes(requested('mobile_key', ['key']), [pin], [], [])).to.deep.equal(['mobile_key'])
  })

  it('include a PIN for a lock on which the platform can set one', () => {
    expect(addableModes({}, [], [lock], [])).to.deep.equal(['code'])
    expect(addableModes({}, [], [], [undefined, { devices: [lock] }])).to.deep.equal(['code'])
    expect(addableModes({}, [], [{ device_id: 'sensor' }], [])).to.deep.equal([])
  })
})
