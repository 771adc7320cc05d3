import type { ClimatePreset } from '../../src/client/resources.js'
import { errorOf, openSandbox, validationErrors } from './open-sandbox.js'

const hallway = 'device_hallway_thermostat'
const bedroom = 'device_bedroom_thermostat'
const edgeCases = 'device_unit_0049'

/** Creates a sandbox and returns helpers for climate presets. */
function open(...options: Parameters<typeof openSandbox>) {
  const opened = openSandbox(...options)
  const { ask, properties } = opened
  const presets = async (id: string): Promise<ClimatePreset[]> => (await properties(id)).available_climate_presets ?? []
  return {
    ...opened,
    presets,
    preset: async (id: string, key: string) => (await presets(id)).find((preset) => preset.climate_preset_key === key),
    create: (device_id: string, params: object) => ask('/thermostats/create_climate_preset', { device_id, ...params }),
    update: (device_id: string, climate_preset_key: string, params: object = {}) =>
      ask('/thermostats/update_climate_preset', { device_id, climate_preset_key, ...params }, 'PATCH'),
    remove: (device_id: string, climate_preset_key: string) =>
      ask('/thermostats/delete_climate_preset', { device_id, climate_preset_key })
  }
}

const evening = {
  climate_preset_key: 'evening',
  name: 'Evening',
  hvac_mode_setting: 'heat_cool',
  fan_mode_setting: 'on',
  heating_set_point_fahrenheit: 69,
  heating_set_point_celsius: 20.6,
  cooling_set_point_fahrenheit: 77,
  cooling_set_point_celsius: 25,
  manual_override_allowed: false
}

describe('Sandbox climate preset', () => {
  it('is the first one of its thermostat after it was created', async () => {
    const { create, presets } = open()
    const previous = await presets(hallway)
    const { status, body } = await create(hallway, evening)
    expect([status, body]).to.deep.equal([200, { ok: true }])
    const [first, ...otherPresets] = await presets(hallway)
    expect(otherPresets).to.deep.equal(previous)
    const programs = { can_use_with_thermostat_daily_programs: true, can_program: true }
    const rights = { can_edit: true, can_delete: true, ...programs }
    expect(first).to.deep.equal({ ...evening, display_name: 'Evening', ...rights })
  })

  it('has only the set points of its mode, in both units', async () => {
    const { create, preset } = open()
    const points = { heating_set_point_celsius: 20, cooling_set_point_celsius: 25 }
    const keys = async (hvac_mode_setting: string | undefined) => {
      const climate_preset_key = `key_${hvac_mode_setting}`
      const response = await create(hallway, { climate_preset_key, hvac_mode_setting, ...points })
      expect(response.status).to.equal(200)
      const createdPreset = await preset(hallway, climate_preset_key)
      expect(createdPreset).to.include({ name: null, display_name: climate_preset_key, fan_mode_setting: 'auto' })
      return [createdPreset?.heating_set_point_fahrenheit, createdPreset?.cooling_set_point_fahrenheit]
    }
    expect(await keys('heat')).to.deep.equal([68, undefined])
    expect(await keys('cool')).to.deep.equal([undefined, 77])
    expect(await keys('heat_cool')).to.deep.equal([68, 77])
    expect(await keys('off')).to.deep.equal([undefined, undefined])
    expect(await keys(undefined)).to.deep.equal([68, 77])
  })

  it('keeps the fields that an update omits, and moves to the front', async () => {
    const { create, update, preset, presets } = open()
    await create(hallway, evening)
    const updated = await update(hallway, 'guest_arrival', { heating_set_point_fahrenheit: 74 })
    expect(updated.body).to.deep.equal({ ok: true })
    const [first] = await presets(hallway)
    expect(await presets(hallway)).to.have.length(5)
    expect(first).to.include({ climate_preset_key: 'guest_arrival', name: 'Guest arrival', fan_mode_setting: 'on' })
    expect(first).to.include({ heating_set_point_fahrenheit: 74, heating_set_point_celsius: 23.3, can_edit: true })
    await update(hallway, 'guest_arrival', { hvac_mode_setting: 'off', name: null })
    const off = await preset(hallway, 'guest_arrival')
    expect(off).to.include({ name: null, display_name: 'guest_arrival', hvac_mode_setting: 'off' })
    expect(off).not.to.have.property('heating_set_point_fahrenheit')
    expect(validationErrors(await update(hallway, 'guest_arrival', { hvac_mode_setting: 'heat' }))).to.have.key(
      'heating_set_point_fahrenheit'
    )
  })

  it('changes the thermostat while it is active', async () => {
    const { ask, update, remove, properties, create, advance } = open()
    await create(hallway, evening)
    await ask('/thermostats/activate_climate_preset', { device_id: hallway, climate_preset_key: 'evening' })
    advance(1_000)
    await update(hallway, 'evening', { heating_set_point_fahrenheit: 71 })
    const { current_climate_setting: setting, is_heating } = await properties(hallway)
    expect(setting).to.include({ climate_preset_key: 'evening', heating_set_point_fahrenheit: 71 })
    expect(is_heating).to.equal(true)
    await remove(hallway, 'evening')
    const later = await properties(hallway)
    const kept = { heating_set_point_fahrenheit: 71, hvac_mode_setting: 'heat_cool' }
    expect(later.current_climate_setting).to.include(kept)
    expect(later.current_climate_setting).not.to.have.any.keys('climate_preset_key', 'name', 'display_name')
  })

  it('disappears when it is deleted, also as the fallback', async () => {
    const { ask, remove, presets, properties } = open()
    const params = { device_id: hallway, climate_preset_key: 'airing' }
    expect((await ask('/thermostats/set_fallback_climate_preset', params)).body).to.deep.equal({ ok: true })
    expect((await properties(hallway)).fallback_climate_preset_key).to.equal('airing')
    expect((await remove(hallway, 'airing')).body).to.deep.equal({ ok: true })
    expect((await properties(hallway)).fallback_climate_preset_key).to.equal(null)
    expect((await presets(hallway)).map((preset) => preset.climate_preset_key)).not.to.include('airing')
    const gone = [
      await remove(hallway, 'airing'),
      await ask('/thermostats/update_climate_preset', params),
      await ask('/thermostats/set_fallback_climate_preset', params)
    ]
    for (const response of gone) expect(errorOf(response)).to.deep.equal([404, 'climate_preset_not_found'])
  })

  it('can be edited and deleted only if that is allowed', async () => {
    const { update, remove, presets } = open({ size: 90 })
    const previous = await presets(edgeCases)
    expect(errorOf(await update(hallway, 'home'))).to.deep.equal([400, 'climate_preset_not_editable'])
    expect(errorOf(await remove(hallway, 'home'))).to.deep.equal([400, 'climate_preset_not_deletable'])
    expect(errorOf(await update(edgeCases, 'delete'))).to.deep.equal([400, 'climate_preset_not_editable'])
    expect(errorOf(await remove(edgeCases, 'edit'))).to.deep.equal([400, 'climate_preset_not_deletable'])
    expect(await presets(edgeCases)).to.deep.equal(previous)
    expect((await update(edgeCases, 'edit', { name: 'Still not deleted' })).status).to.equal(200)
    expect((await presets(edgeCases))[0]).to.include({ climate_preset_key: 'edit', can_edit: true, can_delete: false })
    expect((await update(edgeCases, 'unsaid', { name: 'Still unsaid' })).status).to.equal(200)
    expect((await presets(edgeCases))[0]).not.to.have.any.keys('can_edit', 'can_delete')
    for (const key of ['delete', 'unsaid']) expect((await remove(edgeCases, key)).status).to.equal(200)
  })

  it('has a unique key without spaces', async () => {
    const { create } = open()
    const keyed = async (climate_preset_key: unknown) => validationErrors(await create(hallway, { climate_preset_key }))
    expect(await keyed(undefined)).to.deep.equal({ climate_preset_key: ['Required'] })
    expect(await keyed('my evening')).to.deep.equal({ climate_preset_key: ['Cannot contain spaces'] })
    const taken = ['Already used by another climate preset on this device']
    expect(await keyed('home')).to.deep.equal({ climate_preset_key: taken })
    expect((await create(bedroom, { climate_preset_key: 'home' })).status).to.equal(200)
  })

  it('reports all invalid fields at once', async () => {
    const { create, presets } = open()
    const previous = await presets(hallway)
    const params = { climate_preset_key: 'a b', name: 7, hvac_mode_setting: 'eco', fan_mode_setting: 'turbo' }
    const points = { heating_set_point_fahrenheit: 20, cooling_set_point_celsius: 60, manual_override_allowed: 'no' }
    expect(validationErrors(await create(hallway, { ...params, ...points }))).to.have.all.keys({ ...params, ...points })
    const tight = { ...evening, cooling_set_point_fahrenheit: 73 }
    expect(validationErrors(await create(hallway, tight))).to.have.key('cooling_set_point_fahrenheit')
    expect(validationErrors(await create(bedroom, { ...evening, fan_mode_setting: 'auto' }))).to.deep.equal({
      hvac_mode_setting: ['Must be one of: heat, off']
    })
    expect(await presets(hallway)).to.deep.equal(previous)
  })
})
