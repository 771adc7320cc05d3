import { expect } from 'chai'
import { open } from './open-access-grants.js'
import { after, DAY, errorOf, HOUR } from './open-sandbox.js'

const SECOND = 1_000
const codesOf = (issues: readonly { warning_code: string }[]) => issues.map(({ warning_code }) => warning_code)

describe('Access grant of the sandbox', () => {
  it('makes one access code per lock, which is on the lock after 3 seconds', async () => {
    const { create, codes, advance } = open()
    const grant = await create({ device_ids: ['device_garage', 'device_front_door'], name: 'Ana' })
    const created = await codes(grant)
    expect(created.map(({ device_id, status, name }) => [device_id, status, name])).to.deep.equal([
      ['device_garage', 'setting', 'Ana'],
      ['device_front_door', 'setting', 'Ana']
    ])
    expect(new Set(created.map(({ code }) => code)).size).to.equal(1)
    advance(3 * SECOND)
    expect((await codes(grant)).map(({ status }) => status)).to.deep.equal(['set', 'set'])
  })

  it('issues its access methods after 2 seconds, except cards', async () => {
    const { create, methods, advance } = open()
    const modes = ['code', 'mobile_key', 'cloud_key'].map((mode) => ({ mode }))
    const grant = await create({ space_ids: ['space_unit_4'], requested_access_methods: modes })
    const card = { space_ids: ['space_suite_12'], device_ids: [], reservation_key: 'R1' }
    const withCard = await create({ ...card, requested_access_methods: [{ mode: 'card' }] })
    expect((await methods(grant)).map(({ is_issued }) => is_issued)).to.deep.equal([false, false, false])
    advance(2 * SECOND)
    const issued = await methods(grant)
    expect(issued.map(({ mode, issued_at }) => [mode, issued_at])).to.deep.equal(
      modes.map(({ mode }) => [mode, after(2 * SECOND)])
    )
    const [, mobileKey] = issued
    expect(mobileKey?.instant_key_url).to.match(/^https:/)
    expect(mobileKey?.client_session_token).to.match(/^seam_cst/)
    expect((await methods(withCard))[0]).to.include({ is_issued: false, is_ready_for_encoding: true })
  })

  it('uses the requested PIN, and other digits where it is taken', async () => {
    const { create, codes, methods, ask } = open()
    await ask('/access_codes/create', { device_id: 'device_front_door', name: 'Guest', code: '4711' })
    const grant = await create({
      device_ids: ['device_garage', 'device_front_door', 'device_hallway_thermostat'],
      requested_access_methods: [{ mode: 'code', code: '4711' }]
    })
    const [garage, frontDoor] = await codes(grant)
    expect(garage?.code).to.equal('4711')
    expect((await methods(grant))[0]?.code).to.equal('4711')
    const [replaced, unsupported] = grant.warnings
    expect(replaced).to.deep.include({
      warning_code: 'requested_code_unavailable',
      device_id: 'device_front_door',
      original_code: '4711',
      new_code: frontDoor?.code
    })
    expect(unsupported).to.deep.include({
      warning_code: 'device_does_not_support_access_codes',
      device_id: 'device_hallway_thermostat'
    })
  })

  it('opens entrances of the options, next to devices of the options', async () => {
    const { create, ask } = open({
      devices: [{ kind: 'lock', name: 'Shed', locked: true }],
      entrances: [{ name: 'Main Gate', modes: ['mobile_key'] }]
    })
    const { body } = await ask('/acs/entrances/list')
    expect(body.acs_entrances.map(({ acs_entrance_id }) => acs_entrance_id)).to.deep.equal(['entrance_main_gate'])
    const doors = { device_ids: ['device_shed'], acs_entrance_ids: ['entrance_main_gate'] }
    const modes = [{ mode: 'code' }, { mode: 'mobile_key' }, { mode: 'card' }]
    const { access_method_ids: ids, errors } = await create({ ...doors, requested_access_methods: modes })
    expect(ids).to.have.length(2)
    expect(errors.map(({ error_code }) => error_code)).to.deep.equal(['cannot_create_requested_access_methods'])
  })

  it('reports access methods that no door supports, and locks without space', async () => {
    const { create, ask } = open()
    const withKey = await create({ requested_access_methods: [{ mode: 'mobile_key' }] })
    expect(withKey.errors[0]?.error_code).to.equal('cannot_create_requested_access_methods')
    expect(withKey.access_method_ids).to.deep.equal([])
    await ask('/access_codes/create', { device_id: 'device_office', name: 'Guest' })
    const full = await create({ device_ids: ['device_office', 'device_garage'] })
    expect(full.errors[0]?.missing_device_ids).to.deep.equal(['device_office'])
    expect(full.access_method_ids).to.have.length(1)
  })

  it('is late if a lock that it needs now is unreachable', async () => {
    const { create, methods, advance } = open()
    const grant = await create({ device_ids: ['device_side_entrance'] })
    advance(2 * SECOND)
    const [method] = await methods(grant)
    expect([method?.is_issued, codesOf(method?.warnings ?? [])]).to.deep.equal([false, ['delay_in_issuing']])
  })

  it('changes its times, which is pending for 3 seconds', async () => {
    const { create, update, get, methods, codes, advance } = open()
    const grant = await create()
    advance(3 * SECOND)
    const ends_at = after(2 * DAY)
    expect((await update(grant, { name: 'Ana', starts_at: grant.starts_at, ends_at })).status).to.equal(200)
    const changing = await get(grant)
    expect(changing).to.include({ name: 'Ana', ends_at })
    expect(changing.pending_mutations[0]).to.deep.include({
      mutation_code: 'updating_access_times',
      from: { starts_at: grant.starts_at, ends_at: grant.ends_at },
      to: { starts_at: grant.starts_at, ends_at }
    })
    expect(codesOf(changing.warnings)).to.deep.equal(['updating_access_times'])
    expect(codesOf((await methods(grant))[0]?.warnings ?? [])).to.deep.equal(['updating_access_times'])
    expect((await codes(grant))[0]).to.include({ name: 'Ana', ends_at })
    advance(3 * SECOND)
    expect(await get(grant)).to.deep.include({ pending_mutations: [], warnings: [] })
    expect((await methods(grant))[0]).to.deep.include({ pending_mutations: [], warnings: [] })
  })

  it('loses its end with null, and keeps it if it is omitted', async () => {
    const { create, update, get } = open()
    const grant = await create()
    await update(grant, { name: 'Ana' })
    expect(await get(grant)).to.include({ name: 'Ana', ends_at: grant.ends_at })
    await update(grant, { ends_at: null })
    expect((await get(grant)).ends_at).to.equal(null)
  })

  it('is being deleted for 3 seconds, and can no longer be changed', async () => {
    const { create, remove, get, update, list, codes, ask, idOf, advance } = open()
    const grant = await create()
    advance(3 * SECOND)
    expect((await remove(grant)).status).to.equal(200)
    expect(codesOf((await get(grant)).warnings)).to.deep.equal(['being_deleted'])
    const [code] = await codes(grant)
    expect(code?.status).to.equal('removing')
    expect(errorOf(await update(grant, { name: 'Ana' }))).to.deep.equal([409, 'access_grant_being_deleted'])
    advance(3 * SECOND)
    expect((await list()).map(idOf)).not.to.deep.include(idOf(grant))
    expect(errorOf(await remove(grant))).to.deep.equal([404, 'access_grant_not_found'])
    const { access_codes } = (await ask('/access_codes/list', { device_id: 'device_garage' })).body
    expect(access_codes.map(({ access_code_id }) => access_code_id)).not.to.include(code?.access_code_id)
  })

  it('gets and loses single access methods', async () => {
    const { create, methods, ask, idOf, codes, advance } = open()
    const grant = await create({ space_ids: ['space_unit_4'] })
    const added = await ask('/access_grants/request_access_methods', {
      ...idOf(grant),
      requested_access_methods: [{ mode: 'mobile_key', instant_key_max_use_count: 3 }]
    })
    expect(added.body.access_grant.requested_access_methods[1]).to.include({ instant_key_max_use_count: 3 })
    const [pin, mobileKey] = await methods(grant)
    expect(mobileKey?.mode).to.equal('mobile_key')
    await ask('/access_methods/delete', { access_method_id: pin?.access_method_id })
    expect(codesOf((await methods(grant))[0]?.warnings ?? [])).to.deep.equal(['being_deleted'])
    advance(3 * SECOND)
    expect((await methods(grant)).map(({ mode }) => mode)).to.deep.equal(['mobile_key'])
    expect(await codes(grant)).to.deep.equal([])
  })

  it('is listed by door, space, person, key, reservation and access code', async () => {
    const { create, list, codes, idOf } = open()
    const door = { device_ids: [], space_ids: ['space_unit_4'], access_grant_key: 'key 1', reservation_key: 'R1' }
    const grant = await create(door)
    const toGarage = await create({ user_identity_id: 'user_identity_omar' })
    const [code] = await codes(toGarage)
    const ids = async (params: object) => (await list(params)).map(idOf)
    for (const filter of [{ access_grant_key: 'key 1' }, { reservation_key: 'R1' }]) {
      expect(await ids(filter)).to.deep.equal([idOf(grant)])
    }
    expect(await ids({ access_code_id: code?.access_code_id })).to.deep.equal([idOf(toGarage)])
    expect((await ids({ acs_entrance_id: 'entrance_unit_4_door' }))[0]).to.deep.equal(idOf(grant))
    expect((await ids({ space_id: 'space_unit_4' }))[0]).to.deep.equal(idOf(grant))
    expect((await ids({ device_id: 'device_garage' }))[0]).to.deep.equal(idOf(toGarage))
    expect((await ids({ user_identity_id: 'user_identity_omar', device_id: 'device_garage' }))[0]).to.deep.equal(
      idOf(toGarage)
    )
  })

  it('is listed page by page', async () => {
    const { ask, list } = open()
    const all = await list()
    const first = (await ask('/access_grants/list', { limit: 4 })).body
    const cursor = first.pagination.next_page_cursor
    const second = (await ask('/access_grants/list', { limit: 200, page_cursor: cursor })).body
    expect([...first.access_grants, ...second.access_grants]).to.deep.equal(all)
  })

  it('has events', async () => {
    const { create, ask, idOf, advance, remove } = open()
    const grant = await create()
    advance(2 * SECOND)
    await remove(grant)
    advance(3 * SECOND)
    const { events } = (await ask('/events/list', { ...idOf(grant), since: after(-DAY) })).body
    expect(events.map(({ event_type }) => event_type).toSorted()).to.deep.equal([
      'access_grant.created',
      'access_grant.deleted',
      'access_method.created',
      'access_method.deleted',
      'access_method.issued',
      'access_method.revoked'
    ])
  })

  it('takes no time with a command time of 0', async () => {
    const { create, methods, codes } = open({ commandTime: 0 })
    const grant = await create({ ends_at: after(HOUR) })
    expect((await methods(grant))[0]?.is_issued).to.equal(true)
    expect((await codes(grant))[0]?.status).to.equal('set')
  })
})
