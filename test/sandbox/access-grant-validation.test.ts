import { open, TO_GARAGE } from './open-access-grants.js'
import { after, DAY, errorOf, HOUR, validationErrors } from './open-sandbox.js'

describe('Sandbox validation of access grants', () => {
  const create = (params: object) => open().ask('/access_grants/create', { ...TO_GARAGE, ...params })

  it('rejects unknown and missing parameters', async () => {
    const { ask } = open()
    const paths = ['get', 'delete', 'request_access_methods'].map((name) => `/access_grants/${name}`)
    for (const path of [...paths, '/access_methods/list', '/access_methods/delete', '/user_identities/get']) {
      expect(Object.values(validationErrors(await ask(path, {}))).flat(), path).to.include('Required')
      expect(validationErrors(await ask(path, { colour: 'red' })).colour, path).to.deep.equal([
        'Unrecognized parameter'
      ])
    }
    for (const path of ['/access_grants/list', '/acs/entrances/list', '/access_grants/create', '/spaces/get_related']) {
      expect(validationErrors(await ask(path, { colour: 'red' })), path).to.have.property('colour')
    }
    expect(validationErrors(await ask('/access_methods/get_related', {}))).to.have.property('access_method_ids')
  })

  it('rejects other than one person', async () => {
    const exactly = { user_identity: ['Exactly one of user_identity and user_identity_id is required'] }
    expect(validationErrors(await create({ user_identity_id: undefined }))).to.deep.equal(exactly)
    expect(validationErrors(await create({ user_identity: {} }))).to.deep.equal(exactly)
    expect(errorOf(await create({ user_identity_id: 'nobody' }))).to.deep.equal([404, 'user_identity_not_found'])
  })

  it('rejects no doors, and doors that do not exist', async () => {
    expect(validationErrors(await create({ device_ids: [] }))).to.have.property('device_ids')
    expect(errorOf(await create({ device_ids: ['nowhere'] }))).to.deep.equal([404, 'device_not_found'])
    expect(errorOf(await create({ space_ids: ['nowhere'] }))).to.deep.equal([404, 'space_not_found'])
    expect(errorOf(await create({ space_keys: ['nowhere'] }))).to.deep.equal([404, 'space_not_found'])
    expect(errorOf(await create({ acs_entrance_ids: ['nowhere'] }))).to.deep.equal([404, 'acs_entrance_not_found'])
  })

  it('rejects an end in the past or before the start', async () => {
    const past = await create({ starts_at: after(-DAY), ends_at: after(-HOUR) })
    expect(validationErrors(past)).to.deep.equal({ ends_at: ['Must be in the future'] })
    const reversed = await create({ starts_at: after(DAY), ends_at: after(HOUR) })
    expect(validationErrors(reversed)).to.deep.equal({ ends_at: ['Must be after starts_at'] })
  })

  it('rejects invalid access methods', async () => {
    for (const request of [{ mode: 'knock' }, { mode: 'code', code: '123' }, { mode: 'card', code: '1234' }]) {
      expect(validationErrors(await create({ requested_access_methods: [request] }))).to.have.all.keys(
        'requested_access_methods'
      )
    }
    expect(validationErrors(await create({ requested_access_methods: [] }))).to.have.property(
      'requested_access_methods'
    )
  })

  it('rejects a key, e-mail address or phone number that is in use', async () => {
    const { ask, create } = open()
    const asked = async (params: object) => errorOf(await ask('/access_grants/create', { ...TO_GARAGE, ...params }))
    await create({ access_grant_key: 'key' })
    expect(await asked({ access_grant_key: 'key' })).to.deep.equal([409, 'access_grant_key_already_in_use'])
    const person = (user_identity: object) => asked({ user_identity_id: undefined, user_identity })
    const email = { email_address: 'ana.silva@example.com' }
    expect(await person(email)).to.deep.equal([409, 'email_address_already_in_use'])
    const phone = { phone_number: '+351 912 345 678' }
    expect(await person(phone)).to.deep.equal([409, 'phone_number_already_in_use'])
  })
})

describe('Reservation of the sandbox', () => {
  const UNIT = { device_ids: [], space_ids: ['space_unit_4'], reservation_key: 'R1', access_grant_key: undefined }
  const status = (response: Parameters<typeof errorOf>[0]) => errorOf(response)

  it('is required by some doors and not supported by others', async () => {
    const { ask } = open()
    const asked = async (params: object) => status(await ask('/access_grants/create', { ...TO_GARAGE, ...params }))
    expect(await asked({ reservation_key: 'R1' })).to.deep.equal([400, 'reservation_not_supported'])
    const suite = { ...UNIT, space_ids: ['space_suite_12'], requested_access_methods: [{ mode: 'card' }] }
    expect(await asked({ ...suite, reservation_key: undefined })).to.deep.equal([400, 'reservation_required'])
  })

  it('has the same doors for a person, and no more for others', async () => {
    const { ask, create } = open()
    const asked = async (params: object) => status(await ask('/access_grants/create', { ...TO_GARAGE, ...params }))
    await create({ ...UNIT, space_ids: [], acs_entrance_ids: ['entrance_unit_4_door'] })
    expect(await asked(UNIT)).to.deep.equal([409, 'reservation_doors_differ'])
    const joiner = { user_identity_id: 'user_identity_ben' }
    expect(await asked({ ...UNIT, ...joiner })).to.deep.equal([409, 'reservation_doors_exceeded'])
    await create({ ...UNIT, ...joiner, space_ids: [], acs_entrance_ids: ['entrance_unit_4_door'] })
  })

  it('accepts only times that overlap', async () => {
    const { ask, create } = open()
    await create(UNIT)
    const later = { ...TO_GARAGE, ...UNIT, starts_at: after(2 * DAY), ends_at: after(3 * DAY) }
    const response = await ask('/access_grants/create', later)
    expect(status(response)).to.deep.equal([409, 'reservation_times_do_not_overlap'])
  })
})
