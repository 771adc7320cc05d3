import { wholeUpdate } from '../whole-update.js'
import { open } from './open-access-codes.js'
import { after, DAY, errorOf, HOUR, validationErrors } from './open-sandbox.js'

describe('Sandbox validation of access codes', () => {
  const garage = { device_id: 'device_garage', name: 'Guest' }

  it('rejects an unknown device, and one that does not support codes', async () => {
    const { ask } = open()
    const status = async (device_id: string) => errorOf(await ask('create', { name: 'Guest', device_id }))
    expect(await status('nowhere')).to.deep.equal([404, 'device_not_found'])
    for (const id of ['device_conference_room', 'device_hallway_thermostat', 'device_beach_house']) {
      expect(await status(id)).to.deep.equal([400, 'capability_not_supported'])
      expect(errorOf(await ask('generate_code', { device_id: id }))).to.deep.equal([400, 'capability_not_supported'])
    }
    expect(validationErrors(await ask('create', {}))).to.deep.equal({ device_id: ['Required'] })
    expect(validationErrors(await ask('update', {}, 'PUT'))).to.deep.equal({ access_code_id: ['Required'] })
  })

  it('rejects an empty name and one of more than 60 characters', async () => {
    const { ask, create } = open()
    const named = (name: string) => ask('create', { ...garage, name })
    expect(validationErrors(await named('x'.repeat(61)))).to.deep.equal({
      name: ['Must be at most 60 characters long']
    })
    expect(validationErrors(await named(''))).to.deep.equal({ name: ['Must be at least 1 characters long'] })
    expect(await create('device_garage', { name: '🧹'.repeat(60) })).to.have.property('code')
  })

  it('rejects a PIN that has other characters than digits or a wrong length', async () => {
    const { ask, create } = open()
    const coded = async (device_id: string, code: string) =>
      validationErrors(await ask('create', { device_id, name: 'x', code }))
    for (const code of ['47a1', '', '47 11', '-471', '٤٧١١']) {
      expect(await coded('device_garden_gate', code)).to.deep.equal({ code: ['Must be digits only'] })
    }
    const lengths = { code: ['Must have one of these lengths: 4, 6, 8'] }
    for (const code of ['471', '47110', '471100000']) {
      expect(await coded('device_garden_gate', code)).to.deep.equal(lengths)
    }
    expect(await create('device_garden_gate', { code: '471100' })).to.include({ code: '471100' })
    for (const code of ['1', '471100000']) expect(await create('device_cellar', { code })).to.include({ code })
  })

  it('rejects a PIN that is in use on the device, without quoting it', async () => {
    const { ask, create, update, remove, list } = open()
    const taken = { code: ['Already used by another access code on this device'] }
    const params = { name: 'Guest', code: '471147' }
    const [first, second] = await Promise.all([
      ask('create', { device_id: 'device_garage', ...params }),
      ask('create', { device_id: 'device_garage', ...params })
    ])
    expect(first.status).to.equal(200)
    expect(validationErrors(second)).to.deep.equal(taken)
    expect(JSON.stringify(second.body)).not.to.contain(params.code)
    expect((await list('device_garage')).filter(({ code }) => code === params.code)).to.have.length(1)
    await create('device_guest_house', params)
    const other = await create('device_garage', { code: '471148' })
    expect(validationErrors(await update(other, params))).to.deep.equal(taken)
    expect((await update(other, { code: '471148' })).status).to.equal(200)
    await remove(first.body.access_code)
    expect((await update(other, params)).status).to.equal(200)
  })

  it('rejects times that are invalid, in the past or in the wrong order', async () => {
    const { ask, create, update } = open()
    const timed = async (starts_at: unknown, ends_at: unknown, type?: string) =>
      validationErrors(await ask('create', { ...garage, starts_at, ends_at, type }))
    const none = ['Must be a date and time with an offset']
    for (const time of ['soon', '', '2026-05-02', '2026-05-02T10:00:00', '2026-02-30T10:00Z', '2026-05-02T25:00Z']) {
      expect(await timed(time, after(DAY))).to.deep.equal({ starts_at: none })
      expect(await timed(after(0), time)).to.deep.equal({ ends_at: none })
    }
    expect(await timed(7, after(DAY))).to.deep.equal({ starts_at: ['Must be a string'] })
    const order = { ends_at: ['Must be after starts_at'] }
    expect(await timed(after(DAY), after(DAY))).to.deep.equal(order)
    expect(await timed(after(-DAY), after(0))).to.deep.equal({ ends_at: ['Must be in the future'] })
    expect(await timed(after(DAY), null)).to.deep.equal({ ends_at: ['Required'] })
    expect(await timed(null, null, 'time_bound')).to.deep.equal({ ends_at: ['Required'] })
    expect(await timed(null, null, 'weekly')).to.deep.equal({ type: ['Must be ongoing or time_bound'] })
    const code = await create('device_garage', { starts_at: after(DAY), ends_at: after(2 * DAY) })
    expect(validationErrors(await update(code, { ends_at: after(HOUR) }))).to.deep.equal(order)
    expect(validationErrors(await update(code, { starts_at: after(3 * DAY) }))).to.deep.equal(order)
  })

  it('rejects an update that omits a field, because the platform would not keep it', async () => {
    const { ask, create, get } = open()
    const code = await create('device_garage', { name: 'Guest', starts_at: after(DAY), ends_at: after(2 * DAY) })
    const whole = Object.entries(wholeUpdate(code, {}))
    const update = (fields: typeof whole) => ask('update', Object.fromEntries(fields), 'PUT')
    for (const [missing] of whole.filter(([field]) => field !== 'access_code_id')) {
      const response = await update(whole.filter(([field]) => field !== missing))
      expect(validationErrors(response), missing).to.deep.equal({ [missing]: ['Required'] })
    }
    expect(await get(code)).to.deep.equal(code)
    expect((await update(whole)).status).to.equal(200)
  })

  it('reports all fields at once', async () => {
    const { ask } = open()
    const params = { name: 'x'.repeat(61), code: 'x', type: 'weekly', starts_at: 'x', ends_at: 'x' }
    const response = await ask('create', { device_id: 'device_garage', ...params })
    expect(validationErrors(response)).to.have.all.keys(Object.keys(params))
  })

  it('rejects more codes than the device supports', async () => {
    const { create, ask, remove, advance } = open()
    const code = await create('device_office')
    const next = () => ask('create', { device_id: 'device_office', name: 'Guest' })
    expect(errorOf(await next())).to.deep.equal([400, 'no_space_for_access_code_on_device'])
    await remove(code)
    advance(2_000)
    expect((await next()).status).to.equal(200)
  })

  it('rejects removing an offline code, and changing more than its times', async () => {
    const { list, update, remove, get } = open()
    const [code] = await list('device_beach_house')
    if (!code) throw new Error('The beach house has no codes.')
    expect(errorOf(await remove(code))).to.deep.equal([400, 'offline_access_code'])
    const fixed = ['Cannot be changed for an offline access code']
    expect(validationErrors(await update(code, { name: 'Kim', code: '123456789' }))).to.deep.equal({
      name: fixed,
      code: fixed
    })
    const times = { type: 'time_bound' as const, starts_at: after(DAY), ends_at: after(2 * DAY) }
    expect((await update(code, { name: code.name, code: code.code, ...times })).status).to.equal(200)
    expect(await get(code)).to.include({ name: code.name, code: code.code, ...times, status: 'setting' })
  })
})

describe('PIN generated by the sandbox', () => {
  const unused = async (id: string, pattern: RegExp): Promise<void> => {
    const { ask, create, list } = open()
    for (let count = 0; count < 20; count++) {
      const { generated_code: generated } = (await ask('generate_code', { device_id: id })).body
      expect(generated.device_id).to.equal(id)
      expect(generated.code).to.match(pattern)
      expect((await list(id)).map(({ code }) => code)).not.to.include(generated.code)
      await create(id, { code: generated.code })
    }
  }

  it('fits the device and is not in use', async () => {
    await unused('device_staff_entrance', /^\d{6}$/)
    await unused('device_garden_gate', /^(\d{4}|\d{6}|\d{8})$/)
    await unused('device_cellar', /^\d{4}$/)
  })

  it('is used if a code is created without a PIN', async () => {
    const { create } = open()
    expect((await create('device_guest_house')).code).to.match(/^\d{6}$/)
  })

  it('comes from the device if it accepts no others', async () => {
    const { ask, create, get, update, advance } = open()
    const device_id = 'device_storage_room'
    expect(errorOf(await ask('generate_code', { device_id }))).to.deep.equal([400, 'cannot_specify_pin_code'])
    const own = { code: ['Must be omitted, because the device generates its own PINs'] }
    expect(validationErrors(await ask('create', { device_id, name: 'Guest', code: '4711' }))).to.deep.equal(own)
    const code = await create(device_id)
    expect(code.code).to.equal(null)
    advance(3_000)
    const chosen = (await get(code))?.code ?? null
    expect(chosen).to.match(/^\d{4}$/)
    expect((await update(code, { name: 'Kim', code: chosen })).status).to.equal(200)
    advance(3_000)
    expect(await get(code)).to.include({ name: 'Kim', code: chosen, status: 'set' })
  })
})
