import type { ClimatePreset } from '../../../../src/core/resources/resources.js'
import {
  withClimate,
  withCreatedPreset,
  withFanMode,
  withoutPreset,
  withUpdatedPreset
} from '../../../../src/features/climate/rules/climate-patch.js'
import {
  canDeletePreset,
  canEditPreset,
  climatePresets,
  distinctKey,
  hasClimateOf,
  presetChips,
  presetName,
  presetOf
} from '../../../../src/features/climate/rules/climate-preset.js'
import { keyOfName } from '../../../../src/features/climate/rules/climate-preset-parameters.js'
import type { ClimateMode } from '../../../../src/features/climate/rules/climate-setting.js'
import { shadeOf } from '../../../../src/features/schedule/rules/schedule-presets.js'
import { NONSENSE } from '../../support/nonsense.js'
import { BOTH, COOLING, HEATING, preset } from './preset-samples.js'
import { thermostat } from './thermostat.js'

describe('Climate preset rules', () => {
  it('return the name, or the key as words if there is no name', () => {
    expect(presetName(preset({ name: 'Home sweet home' }))).to.equal('Home sweet home')
    expect(presetName(preset({ name: null, display_name: 'Home' }))).to.equal('Home')
    for (const name of [undefined, null, '', ' ', 4]) expect(presetName(preset({ name }))).to.equal('Home')
    expect(presetName(preset({ climate_preset_key: 'guest_arrival', name: null }))).to.equal('Guest arrival')
    expect(presetName(preset({ climate_preset_key: '__', name: null }))).to.equal('__')
  })

  it('return the key only if the name does not imply it', () => {
    const keyOf = (climate_preset_key: string, name?: string) => distinctKey(preset({ climate_preset_key, name }))
    expect(keyOf('guest_arrival')).to.equal(undefined)
    expect(keyOf('guest_arrival', 'Guest Arrival')).to.equal(undefined)
    expect(keyOf('night', 'Nacht')).to.equal('night')
  })

  it('choose a background by warmth, and tell apart presets of the same warmth', () => {
    const heating = (climate_preset_key: string, heat: number) =>
      preset({ climate_preset_key, hvac_mode_setting: 'heat', heating_set_point_fahrenheit: heat })
    const device = thermostat({
      available_climate_presets: [
        heating('day', 70),
        heating('night', 62),
        heating('guest', 72),
        preset({ hvac_mode_setting: 'off' })
      ]
    })
    const shades = ['day', 'night', 'guest', 'home', 'deleted'].map((key) => shadeOf(device, key))
    expect(shades).to.deep.equal(['heat 0', 'cool 0', 'heat 1', 'off 0', 'deleted'])
  })

  it('choose a quiet background for the preset with the widest set points', () => {
    const between = (climate_preset_key: string, heat: number, cool: number) =>
      preset({
        climate_preset_key,
        hvac_mode_setting: 'heat_cool',
        heating_set_point_fahrenheit: heat,
        cooling_set_point_fahrenheit: cool
      })
    const shadesOf = (...presets: ClimatePreset[]) => {
      const device = thermostat({ available_climate_presets: presets })
      return presets.map(({ climate_preset_key }) => shadeOf(device, climate_preset_key))
    }
    const [home, away, night] = [between('home', 70, 76), between('away', 62, 82), between('night', 64, 72)]
    expect(shadesOf(home, away, night)).to.deep.equal(['heat 0', 'wide', 'cool 0'])
    expect(shadesOf(away)).to.deep.equal(['cool 0'])
  })

  it('find the climate of a preset also if another preset shares it and the platform reports none', () => {
    const heating = { hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 70 } as const
    const device = thermostat({
      current_climate_setting: heating,
      available_climate_presets: [
        preset({ climate_preset_key: 'home', ...heating }),
        preset({ climate_preset_key: 'guest', ...heating }),
        preset({ climate_preset_key: 'night', ...heating, heating_set_point_fahrenheit: 62 })
      ]
    })
    const found = ['home', 'guest', 'night', 'deleted'].filter((key) => hasClimateOf(device, key))
    expect(found).to.deep.equal(['home', 'guest'])
  })

  it('derive a free key from a name', () => {
    const device = thermostat({ available_climate_presets: [preset()] })
    const keyOf = (name: string) => keyOfName(name, device)
    expect(['Guest arrival', ' Été – très chaud! ', 'Home', '夜', '🌙', ''].map(keyOf)).to.deep.equal([
      'guest_arrival',
      'ete_tres_chaud',
      'home_2',
      '夜',
      '',
      ''
    ])
  })

  it('allow editing and deleting only if the platform allows it', () => {
    const said: unknown[] = [true, false, 'true', 1, null, undefined]
    const alone = [true, false, false, false, false, false]
    expect(said.map((value) => canEditPreset(preset({ can_edit: value })))).to.deep.equal(alone)
    expect(said.map((value) => canDeletePreset(preset({ can_delete: value })))).to.deep.equal(alone)
  })

  it('return chips for the mode, its set points and the fan mode', () => {
    const none = { heat: undefined, cool: undefined, fanMode: undefined }
    const chips = (fields: object): object => presetChips(preset(fields))
    expect(chips({ hvac_mode_setting: 'heat', ...BOTH })).to.deep.equal({ ...none, mode: 'heat', heat: 70 })
    expect(chips({ hvac_mode_setting: 'cool', ...BOTH })).to.deep.equal({ ...none, mode: 'cool', cool: 76 })
    expect(chips({ hvac_mode_setting: 'off', ...BOTH, fan_mode_setting: 'on' })).to.deep.equal({
      ...none,
      mode: 'off',
      fanMode: 'on'
    })
    expect(chips({ hvac_mode_setting: 'eco', ...BOTH })).to.deep.equal({ ...none, mode: 'eco', heat: 70, cool: 76 })
    expect(chips({})).to.deep.equal({ ...none, mode: undefined })
  })

  it('return the first preset with a key', () => {
    const presets = [preset({ name: 'First' }), preset({ name: 'Second' })]
    expect(presetOf(thermostat({ available_climate_presets: presets }), 'home')?.name).to.equal('First')
    expect(presetOf(thermostat({ available_climate_presets: presets }), 'away')).to.equal(undefined)
  })

  it('ignore presets without a key', () => {
    const available = [preset(), null, {}, { climate_preset_key: '' }, 'text', preset({ climate_preset_key: 'away' })]
    const known = climatePresets(thermostat({ available_climate_presets: available }))
    expect(known.map(({ climate_preset_key }) => climate_preset_key)).to.deep.equal(['home', 'away'])
    for (const value of NONSENSE) {
      expect(climatePresets(thermostat(value))).to.deep.equal([])
      expect(climatePresets(thermostat({ available_climate_presets: value }))).to.deep.equal([])
    }
  })
})

describe('withClimate', () => {
  const running = { is_fan_running: true, is_cooling: true, is_heating: false, name: 'Hall' }
  const device = thermostat({
    ...running,
    current_climate_setting: { manual_override_allowed: true, hvac_mode_setting: 'heat_cool', ...BOTH }
  })
  const calls: [mode: ClimateMode, points: object, properties: object][] = [
    ['heat', HEATING, running],
    ['cool', COOLING, running],
    ['heat_cool', BOTH, running],
    ['off', {}, { ...running, is_fan_running: false, is_cooling: false }]
  ]
  for (const [mode, points, properties] of calls) {
    it(`sets the set points of mode ${mode}`, () => {
      const current_climate_setting = { manual_override_allowed: true, hvac_mode_setting: mode, ...points }
      const expected = thermostat({ ...properties, current_climate_setting })
      expect(withClimate(device, { mode, heat: 70, cool: 76 })).to.deep.equal(expected)
    })
  }

  it('creates the setting if the device has none', () => {
    for (const value of NONSENSE) {
      for (const odd of [thermostat(value), thermostat({ current_climate_setting: value })]) {
        const heated = withClimate(odd, { mode: 'heat', heat: 70, cool: 76 })
        expect(heated.properties?.current_climate_setting).to.include({ hvac_mode_setting: 'heat', ...HEATING })
        const off = withClimate(odd, { mode: 'off', heat: 70, cool: 76 })
        expect(off.properties?.current_climate_setting).to.include({ hvac_mode_setting: 'off' })
      }
    }
  })

  it('leaves the fan mode to withFanMode, which ignores devices without one', () => {
    const on = withFanMode(thermostat({ fan_mode_setting: 'auto' }), 'on')
    expect(on.properties).to.deep.equal({ fan_mode_setting: 'on' })
    expect(withFanMode(thermostat({}), 'on').properties).to.deep.equal({})
  })
})

describe('Preset list updates', () => {
  const away = preset({ climate_preset_key: 'away' })
  const old = preset({ name: 'Old', climate_preset_mode: 'home', ...BOTH })
  const device = thermostat({ available_climate_presets: [away, old] })
  const owned = { can_delete: true, can_edit: true, can_program: true }
  const params = { device_id: 'device', climate_preset_key: 'home', name: 'New', hvac_mode_setting: 'off' } as const

  it('put a new preset first', () => {
    const created = withCreatedPreset(device, { ...params, climate_preset_key: 'night', name: 'Night' })
    expect(climatePresets(created)).to.deep.equal([
      {
        climate_preset_key: 'night',
        name: 'Night',
        display_name: 'Night',
        hvac_mode_setting: 'off',
        ...owned,
        manual_override_allowed: false
      },
      ...climatePresets(device)
    ])
  })

  it('move an updated preset to the front', () => {
    expect(climatePresets(withUpdatedPreset(device, params))).to.deep.equal([
      {
        climate_preset_key: 'home',
        climate_preset_mode: 'home',
        name: 'New',
        display_name: 'New',
        hvac_mode_setting: 'off',
        ...owned,
        manual_override_allowed: true
      },
      away
    ])
  })

  it('keep the mode and the set points that an update omits', () => {
    const [updated] = climatePresets(withUpdatedPreset(device, { device_id: 'device', climate_preset_key: 'home' }))
    expect(updated).to.include({ ...BOTH, display_name: 'home' })
  })

  it('contain a preset once if it is created twice', () => {
    expect(climatePresets(withCreatedPreset(withCreatedPreset(device, params), params))).to.have.length(2)
  })

  it('remove a deleted preset', () => {
    expect(climatePresets(withoutPreset(device, 'home'))).to.deep.equal([away])
    expect(climatePresets(withoutPreset(device, 'other'))).to.have.length(2)
  })

  it('replace malformed preset lists', () => {
    for (const value of NONSENSE) {
      for (const odd of [thermostat(value), thermostat({ available_climate_presets: value })]) {
        expect(climatePresets(withCreatedPreset(odd, params))).to.have.length(1)
        expect(climatePresets(withUpdatedPreset(odd, params))).to.have.length(1)
        expect(climatePresets(withoutPreset(odd, 'home'))).to.deep.equal([])
      }
    }
  })
})
