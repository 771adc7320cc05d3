import type { AccessCode } from '../../src/client/resources.js'
import { open } from './open-access-codes.js'
import { after, DAY, errorOf, HOUR, validationErrors } from './open-sandbox.js'

describe('Sandbox access code', () => {
  it('is set three seconds after it was created', async () => {
    const { create, get, list, advance } = open()
    const code = await create('device_front_door', { name: 'Guest Lee', code: '4711' })
    expect(code).to.deep.include({
      device_id: 'device_front_door',
      name: 'Guest Lee',
      code: '4711',
      type: 'ongoing',
      status: 'setting',
      starts_at: null,
      ends_at: null,
      created_at: after(0),
      is_offline_access_code: false,
      is_managed: true,
      workspace_id: 'workspace_sandbox',
      errors: [],
      warnings: []
    })
    const codes = await list('device_front_door')
    expect(codes).to.have.length(7)
    expect(codes[0]).to.deep.equal(code)
    advance(2_999)
    expect(await get(code)).to.include({ status: 'setting' })
    advance(1)
    expect(await get(code)).to.deep.equal({ ...code, status: 'set', pending_mutations: [] })
  })

  it('is created on several devices at once, or on none of them', async () => {
    const { ask, list } = open()
    const device_ids = ['device_front_door', 'device_garden_gate']
    const previous = (await list('device_front_door')).length
    const { body } = await ask('create_multiple', { device_ids, name: 'Cleaning', code: '471100' }, 'PUT')
    expect(body.access_codes.map((code: AccessCode) => [code.device_id, code.code, code.name])).to.deep.equal(
      device_ids.map((id) => [id, '471100', 'Cleaning'])
    )
    expect(await list('device_front_door')).to.have.length(previous + 1)
    const rejected = await ask('create_multiple', { device_ids, name: 'Other', code: '471100' }, 'PUT')
    expect(validationErrors(rejected)).to.deep.equal({ code: ['Already used by another access code on this device'] })
    expect(validationErrors(await ask('create_multiple', { name: 'Other' }, 'PUT'))).to.deep.equal({
      device_ids: ['Required']
    })
    expect(await list('device_front_door')).to.have.length(previous + 1)
  })

  it('is updated on all devices of its common key, or on none of them', async () => {
    const { ask, list, create } = open()
    const device_ids = ['device_front_door', 'device_garden_gate']
    const { body } = await ask('create_multiple', { device_ids, name: 'Cleaning', code: '471100' }, 'PUT')
    const alone = await create('device_front_door', { name: 'Cleaning', code: '471101' })
    const keys = new Set(body.access_codes.map(({ common_code_key }: AccessCode) => common_code_key))
    expect(keys).to.have.length(1)
    expect(alone.common_code_key).to.equal(null)
    const [common_code_key] = keys
    const change = { common_code_key, name: 'Crew', ends_at: after(3 * HOUR) }
    expect((await ask('update_multiple', change, 'PATCH')).status).to.equal(200)
    for (const id of device_ids) {
      const code = (await list(id)).find((each: AccessCode) => each.common_code_key === common_code_key)
      expect(code).to.include({ name: 'Crew', code: '471100', type: 'time_bound', ends_at: after(3 * HOUR) })
    }
    expect(
      (await list('device_front_door')).find(
        ({ access_code_id }: AccessCode) => access_code_id === alone.access_code_id
      )
    ).to.include({ name: 'Cleaning' })
    expect(
      validationErrors(await ask('update_multiple', { common_code_key, ends_at: after(-HOUR) }, 'PATCH'))
    ).to.have.property('ends_at')
    expect((await ask('update_multiple', { common_code_key: 'nobody', name: 'Crew' }, 'PATCH')).status).to.equal(404)
  })

  it('is set at its start and removed at its end', async () => {
    const { create, get, advance, list } = open()
    const times = { starts_at: '2026-05-01T03:00:00+02:00', ends_at: after(3 * HOUR) }
    const code = await create('device_front_door', { code: '4711', ...times })
    expect(code).to.include({ type: 'time_bound', status: 'unset', starts_at: after(HOUR), ends_at: after(3 * HOUR) })
    advance(HOUR - 1)
    expect(await get(code)).to.include({ status: 'unset' })
    advance(1)
    expect(await get(code)).to.include({ status: 'set' })
    advance(2 * HOUR)
    expect(await get(code)).to.include({ status: 'removing' })
    advance(2_000)
    expect(await get(code)).to.equal(undefined)
    expect(await list('device_front_door')).to.have.length(6)
  })

  it('has the same history if it is not read in between', async () => {
    const { create, get, advance } = open()
    const code = await create('device_front_door', { starts_at: after(HOUR), ends_at: after(2 * HOUR) })
    advance(2 * HOUR + 2_000)
    expect(await get(code)).to.equal(undefined)
  })

  it('starts immediately if only its end is given', async () => {
    const { create } = open()
    const code = await create('device_front_door', { ends_at: after(HOUR) })
    expect(code).to.include({ type: 'time_bound', status: 'setting', starts_at: after(0) })
  })

  it('is set again after every update', async () => {
    const { create, get, update, advance } = open()
    const code = await create('device_front_door', { name: 'Lee', code: '4711' })
    advance(2_000)
    const { status, body } = await update(code, { name: 'Kim' })
    expect([status, body]).to.deep.equal([200, { ok: true }])
    advance(2_000)
    expect(await get(code)).to.deep.equal({ ...code, name: 'Kim' })
    advance(1_000)
    expect(await get(code)).to.deep.equal({ ...code, name: 'Kim', status: 'set', pending_mutations: [] })
    const times = { type: 'time_bound' as const, starts_at: after(DAY), ends_at: after(2 * DAY) }
    await update(code, { name: 'Kim', code: '4712', device_id: 'device_front_door', ...times })
    expect(await get(code)).to.include({ code: '4712', status: 'setting', ...times })
    advance(3_000)
    expect(await get(code)).to.include({ status: 'unset' })
    await update(code, { type: 'ongoing', code: '4712' })
    const change = { message: 'The device is changing the code.', created_at: after(8_000) }
    expect((await get(code))?.pending_mutations).to.deep.equal([
      {
        ...change,
        mutation_code: 'updating_time_frame',
        from: { starts_at: after(DAY), ends_at: after(2 * DAY) },
        to: { starts_at: null, ends_at: null }
      }
    ])
    advance(3_000)
    expect(await get(code)).to.deep.equal({
      ...code,
      name: 'Kim',
      code: '4712',
      status: 'set',
      pending_mutations: []
    })
    advance(3 * DAY)
    expect(await get(code)).to.include({ status: 'set' })
  })

  it('is removed two seconds after it was deleted', async () => {
    const { create, get, remove, update, advance, ask, list } = open()
    const code = await create('device_front_door')
    expect((await remove(code)).body).to.deep.equal({ ok: true })
    expect(await get(code)).to.include({ status: 'removing' })
    expect(errorOf(await update(code, { name: 'Kim' }))).to.deep.equal([409, 'access_code_being_removed'])
    advance(1_999)
    expect(await get(code)).to.include({ status: 'removing' })
    advance(1)
    expect(await list('device_front_door')).to.have.length(6)
    const { access_code_id } = code
    const gone = [
      await ask('get', { access_code_id }),
      await ask('update', { access_code_id }, 'PUT'),
      await ask('delete', { access_code_id })
    ]
    for (const response of gone) expect(errorOf(response)).to.deep.equal([404, 'access_code_not_found'])
  })

  it('is neither set nor removed while its device is unreachable', async () => {
    const { create, get, remove, advance } = open()
    for (const id of ['device_side_entrance', 'device_boiler_room', 'device_penthouse']) {
      const code = await create(id)
      expect(code.errors).to.have.length.above(0)
      advance(DAY)
      const late = await get(code)
      expect(late).to.include({ status: 'setting' })
      expect(late?.warnings?.map((warning) => warning.warning_code)).to.deep.equal(['delay_in_setting_on_device'])
      await remove(code)
      advance(DAY)
      const stuck = await get(code)
      expect(stuck).to.include({ status: 'removing' })
      expect(stuck?.warnings?.map((warning) => warning.warning_code)).to.deep.equal(['delay_in_removing_from_device'])
    }
  })

  it('is found by id, and by device and PIN', async () => {
    const { create, ask } = open()
    const code = await create('device_front_door', { code: '4711' })
    const found = async (params: object) => (await ask('get', params)).body.access_code
    expect(await found({ access_code_id: code.access_code_id })).to.deep.equal(code)
    expect(await found({ access_code_id: code.access_code_id, device_id: 'device_front_door' })).to.deep.equal(code)
    expect(await found({ device_id: 'device_front_door', code: '4711' })).to.deep.equal(code)
    const missing = [
      { access_code_id: 'nowhere' },
      { access_code_id: 'access_code_front_door_99' },
      { access_code_id: code.access_code_id, device_id: 'device_garage' },
      { device_id: 'device_garage', code: '4711' }
    ]
    for (const params of missing) {
      expect(errorOf(await ask('get', params))).to.deep.equal([404, 'access_code_not_found'])
    }
    expect(errorOf(await ask('get', { device_id: 'nowhere', code: '1' }))).to.deep.equal([404, 'device_not_found'])
    expect(validationErrors(await ask('get', { device_id: 'device_garage' }))).to.have.key('access_code_id')
  })

  it('is listed by id, together with codes of other devices', async () => {
    const { ask } = open()
    const ids = async (params: object) =>
      (await ask('list', params)).body.access_codes.map((code) => code.access_code_id)
    const three = ['access_code_unit_0001_1', 'access_code_back_door_1', 'access_code_garage_3']
    expect(await ids({ access_code_ids: [...three, 'nowhere', 'access_code_garage_3'] })).to.deep.equal(three.slice(1))
    expect(await ids({ access_code_ids: three, device_id: 'device_garage' })).to.deep.equal(['access_code_garage_3'])
    expect(await ids({ access_code_ids: three, limit: 1 })).to.deep.equal(['access_code_back_door_1'])
    expect(await ids({ access_code_ids: [] })).to.deep.equal([])
    expect(validationErrors(await ask('list', { device_id: '' }))).to.have.key('device_id')
  })
})
