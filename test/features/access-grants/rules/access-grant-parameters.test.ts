import { expect } from 'chai'
import type { AccessCode, AccessDoors, AccessGrant, AccessMethod } from '../../../../src/core/resources/resources.js'
import { recreateParameters } from '../../../../src/features/access-grants/rules/access-grant-parameters.js'

const NOW = Date.UTC(2026, 4, 1)
const KEY = 'latchkey-new'

const grant: AccessGrant = {
  access_grant_id: 'grant',
  name: 'Ana',
  user_identity_id: 'person',
  space_ids: ['unit'],
  starts_at: '2026-04-01T00:00:00Z',
  ends_at: '2026-06-01T00:00:00Z',
  errors: [],
  warnings: []
}
const pin: AccessMethod = { access_method_id: 'pin', mode: 'code', is_issued: true, code: '4711' }
const codes: readonly AccessCode[] = [
  { access_code_id: 'one', device_id: 'inside', code: '4711' },
  { access_code_id: 'two', device_id: 'outside', code: '4711' }
]
const doors: AccessDoors = {
  devices: [
    { device_id: 'inside', space_ids: ['unit'] },
    { device_id: 'outside', space_ids: [] }
  ],
  acs_entrances: [
    { acs_entrance_id: 'gate', space_ids: [] },
    { acs_entrance_id: 'lobby', space_ids: ['unit'] }
  ]
}

const recreated = ({
  with: fields = {},
  methods = [pin],
  at = doors
}: {
  readonly with?: Partial<AccessGrant>
  readonly methods?: readonly AccessMethod[]
  readonly at?: AccessDoors | undefined
} = {}) => recreateParameters({ grant: { ...grant, ...fields }, methods, codes }, at, KEY, NOW)

describe('Parameters that recreate access', () => {
  it('contain the person, times, digits and doors, without those of its places', () => {
    expect(recreated()).to.deep.equal({
      user_identity_id: 'person',
      name: 'Ana',
      space_ids: ['unit'],
      device_ids: ['outside'],
      acs_entrance_ids: ['gate'],
      starts_at: '2026-04-01T00:00:00Z',
      ends_at: '2026-06-01T00:00:00Z',
      requested_access_methods: [{ mode: 'code', code: '4711' }],
      access_grant_key: KEY
    })
  })

  it('have no end if the access has none', () => {
    expect(recreated({ with: { ends_at: null } })).not.to.have.property('ends_at')
  })

  it('are unknown if another way in is a link or a card', () => {
    for (const mode of ['mobile_key', 'card', 'cloud_key'] as const) {
      expect(recreated({ methods: [pin, { access_method_id: 'other', mode }] }), mode).to.equal(undefined)
    }
    expect(recreated({ methods: [] })).to.equal(undefined)
  })

  it('are unknown if a door is unknown or was left out', () => {
    expect(recreateParameters({ grant, methods: [pin], codes }, undefined, KEY, NOW)).to.equal(undefined)
    expect(recreated({ at: { ...doors, devices: [] } })).to.equal(undefined)
    const leftOut = { device_id: 'cabin', space_ids: [] }
    expect(recreated({ at: { ...doors, devices: [...(doors.devices ?? []), leftOut] } })).to.equal(undefined)
    const warnings = [{ warning_code: 'device_time_constraints_violated' }]
    expect(recreated({ with: { warnings } })).to.equal(undefined)
  })

  it('are unknown for a reservation, for a key of the host, and after the end', () => {
    expect(recreated({ with: { reservation_key: 'HH-1' } })).to.equal(undefined)
    expect(recreated({ with: { access_grant_key: 'stay-1' } })).to.equal(undefined)
    expect(recreated({ with: { access_grant_key: 'latchkey-1' } })).not.to.equal(undefined)
    expect(recreated({ with: { ends_at: '2026-04-30T00:00:00Z' } })).to.equal(undefined)
  })

  it('are unknown if locks have different digits', () => {
    expect(recreated({ methods: [{ ...pin, code: '1234' }] })).to.equal(undefined)
  })
})
