import type { ClimateMode } from '../../../../src/features/climate/rules/climate-setting.js'
import { expect } from 'chai'
import { pristineForm } from '../../../../src/core/actions/form-state.js'
import { isChanged, rebase } from '../../../../src/core/actions/rebase-form.js'
import {
  withClimate,
  withCreatedPreset,
  withFanMode,
  withoutPreset,
  withUpdatedPreset
} from '../../../../src/features/climate/rules/climate-patch.js'
import { keyOfName, presetKeyError } from '../../../../src/features/climate/rules/climate-preset-parameters.js'
import {
  climatePresetForm,
  presetFormRules,
  type ClimatePresetForm
} from '../../../../src/features/climate/rules/climate-preset-form.js'
import {
  createPresetParameters,
  updatePresetParameters
} from '../../../../src/features/climate/rules/climate-preset-parameters.js'
import {
  canDeletePreset,
  canEditPreset,
  climatePresets,
  distinctKey,
  presetChips,
  presetName,
  presetOf
} from '../../../../src/features/climate/rules/climate-preset.js'
import { shadeOf } from '../../../../src/features/climate/schedule/rules/schedule-presets.js'
import { climateLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import { withMode, type Climate } from '../../../../src/features/climate/rules/climate.js'
import type { ClimatePreset } from '../../../../src/core/resources/resources.js'
import { NONSENSE } from '../../support/nonsense.js'
import { thermostat } from './thermostat.js'

/** Returns a preset with possibly malformed fields. */
const preset = (fields: object = {}): ClimatePreset => Object.assign({ climate_preset_key: 'home' }, fields)

const BOTH = {
  heating_set_point_fahrenheit: 70,
  heating_set_point_celsius: 21.11,
  cooling_set_point_fahrenheit: 76,
  cooling_set_point_celsius: 24.44
}
const HEATING = { heating_set_point_fahrenheit: 70, heating_set_point_celsius: 21.11 }
const COOLING = { cooling_set_point_fahrenheit: 76, cooling_set_point_celsius: 24.44 }
const form = (fields: Partial<ClimatePresetForm> = {}, mode = 'heat_cool'): ClimatePresetForm => ({
  key: 'home',
  name: 'Home',
  fanMode: 'auto',
  mode,
  heat: 70,
  cool: 76,
  ...fields
})

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
    expect(shades).to.deep.equal(['heat 0', 'cool 0', 'heat 1', 'off 0', 'gone'])
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

describe('Climate preset form rules', () => {
  const limits = {
    min_heating_set_point_fahrenheit: 45,
    max_heating_set_point_fahrenheit: 79,
    min_cooling_set_point_fahrenheit: 65,
    max_cooling_set_point_fahrenheit: 92,
    min_heating_cooling_delta_fahrenheit: 5
  }

  it('start a new preset empty and off, with automatic fan, at 80 and 60 degrees', () => {
    expect(climatePresetForm(thermostat())).to.deep.equal({
      key: '',
      name: '',
      fanMode: 'auto',
      mode: 'off',
      heat: 80,
      cool: 60
    })
  })

  it('start within the limits of the device', () => {
    const begun = climatePresetForm(thermostat(limits))
    expect(begun).to.deep.include({ mode: 'off', heat: 79, cool: 65 })
    const both = withMode(begun, 'heat_cool', climateLimits(thermostat(limits)))
    expect(both).to.deep.equal({ mode: 'heat_cool', heat: 74, cool: 79 })
  })

  it('start with the values of an existing preset', () => {
    const edited = preset({ name: 'Home', hvac_mode_setting: 'heat_cool', fan_mode_setting: 'on', ...BOTH })
    expect(climatePresetForm(thermostat(limits), edited)).to.deep.equal(form({ fanMode: 'on' }))
    expect(climatePresetForm(thermostat(), preset({ hvac_mode_setting: 'eco' })).mode).to.equal('eco')
  })

  const opened: [what: string, fields: object, climate: Climate][] = [
    ['only heats', { hvac_mode_setting: 'heat', ...HEATING }, { mode: 'heat_cool', heat: 70, cool: 75 }],
    ['only cools', { hvac_mode_setting: 'cool', ...COOLING }, { mode: 'heat_cool', heat: 71, cool: 76 }],
    ['is off', { hvac_mode_setting: 'off' }, { mode: 'heat_cool', heat: 74, cool: 79 }]
  ]
  for (const [what, fields, expected] of opened) {
    it(`keep the set points of a preset that ${what} when the mode becomes heat_cool`, () => {
      const device = thermostat(limits)
      const edited = climatePresetForm(device, preset(fields))
      expect(withMode(edited, 'heat_cool', climateLimits(device))).to.deep.equal(expected)
    })
  }

  it('return finite set points for malformed presets', () => {
    for (const value of NONSENSE) {
      const fields = ['name', 'hvac_mode_setting', 'fan_mode_setting', 'heating_set_point_celsius', 'can_edit']
      const odd = preset(Object.fromEntries(fields.map((field) => [field, value])))
      const { heat, cool } = climatePresetForm(thermostat(value), odd)
      expect(Number.isFinite(heat) && Number.isFinite(cool)).to.equal(true)
    }
  })

  const faults: [typed: string, fault: string | undefined][] = [
    ['', 'required'],
    ['  ', 'required'],
    ['my home', 'has-spaces'],
    ['my\thome', 'has-spaces'],
    ['home', 'exists'],
    [' home ', 'exists'],
    ['Home', undefined],
    [' away ', undefined]
  ]
  for (const [typed, fault] of faults) {
    it(`${fault ? `return "${fault}" for` : 'accept'} the key '${typed}'`, () => {
      expect(presetKeyError(typed, thermostat({ available_climate_presets: [preset()] }))).to.equal(fault)
    })
  }

  const changes: [what: string, changed: ClimatePresetForm, expected: boolean][] = [
    ['equal values', form(), false],
    ['outer spaces', form({ name: ' Home ', key: 'home ' }), false],
    ['the key', form({ key: 'away' }), true],
    ['the name', form({ name: 'House' }), true],
    ['the fan', form({ fanMode: 'on' }), true],
    ['the mode', form({}, 'heat'), true],
    ['a set point', form({ heat: 71 }), true]
  ]
  for (const [what, changed, expected] of changes) {
    it(`detect ${expected ? 'a' : 'no'} change for ${what}`, () => {
      expect(isChanged(changed, form(), presetFormRules(thermostat()))).to.equal(expected)
    })
  }

  it('update the unchanged set point when the preset changes, at the required gap', () => {
    const rules = presetFormRules(thermostat(limits))
    const draft = { ...pristineForm(form()), values: form({ heat: 74 }) }
    expect(rebase(draft, form({ cool: 80 }), rules)).to.deep.include({
      values: form({ heat: 74, cool: 80 }),
      conflicts: []
    })
    expect(rebase(draft, form({ cool: 70 }), rules)).to.deep.include({
      values: form({ heat: 74, cool: 79 }),
      conflicts: []
    })
  })

  it('report a conflict in the mode if a changed set point does not exist in the new mode', () => {
    const rules = presetFormRules(thermostat(limits))
    const draft = { ...pristineForm(form()), values: form({ heat: 72 }) }
    const next = rebase(draft, form({}, 'cool'), rules)
    expect([next.values, next.conflicts]).to.deep.equal([form({ heat: 72 }), ['mode']])
  })

  it('ignore set points that the mode does not have', () => {
    const other = form({ mode: 'off', heat: 50, cool: 90 })
    expect(isChanged(other, form({}, 'off'), presetFormRules(thermostat()))).to.equal(false)
  })
})

describe('Climate preset parameters', () => {
  const common = { device_id: 'device', climate_preset_key: 'home', name: 'Home', fan_mode_setting: 'auto' }
  const modes: [mode: string, points: object][] = [
    ['heat_cool', BOTH],
    ['heat', HEATING],
    ['cool', COOLING],
    ['off', {}]
  ]
  for (const [mode, points] of modes) {
    it(`contain the set points of mode ${mode} in both units`, () => {
      const params = { ...common, hvac_mode_setting: mode, ...points }
      expect(createPresetParameters(form({}, mode), thermostat())).to.deep.equal(params)
      expect(updatePresetParameters(form({}, mode), thermostat(), preset())).to.deep.equal({
        ...params,
        manual_override_allowed: false
      })
    })
  }

  it('are trimmed and omit an empty name', () => {
    const params = createPresetParameters(form({ key: ' away ', name: '  ' }, 'off'), thermostat())
    expect(params).to.deep.equal({
      device_id: 'device',
      climate_preset_key: 'away',
      fan_mode_setting: 'auto',
      hvac_mode_setting: 'off'
    })
  })

  it('are undefined while the key has an error', () => {
    const device = thermostat({ available_climate_presets: [preset()] })
    for (const key of ['', 'my home', 'home']) expect(createPresetParameters(form({ key }), device)).to.equal(undefined)
  })

  it('omit a mode and a fan mode that cannot be set', () => {
    const sent = updatePresetParameters(form({ fanMode: 'turbo' }, 'eco'), thermostat(), preset())
    expect(sent).to.deep.equal({
      device_id: 'device',
      climate_preset_key: 'home',
      name: 'Home',
      manual_override_allowed: false
    })
    const circulating = updatePresetParameters(form({ fanMode: 'circulate' }), thermostat(), preset())
    expect(circulating.fan_mode_setting).to.equal('circulate')
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
