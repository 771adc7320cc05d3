import type { ClimateMode } from '../../../../src/features/climate/rules/climate-setting.js'
import { expect } from 'chai'
import { freshDraft } from '../../../../src/core/actions/form-draft.js'
import { isChanged, rebase } from '../../../../src/core/actions/rebase-form.js'
import {
  withClimate,
  withCreatedPreset,
  withFanMode,
  withoutPreset,
  withUpdatedPreset
} from '../../../../src/features/climate/rules/climate-patch.js'
import { presetKeyError } from '../../../../src/features/climate/rules/preset-key-error.js'
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
  presetChips,
  presetName,
  presetOf
} from '../../../../src/features/climate/rules/climate-preset.js'
import { climateLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import { climateRequest } from '../../../../src/features/climate/rules/climate-request.js'
import { withMode, type Climate } from '../../../../src/features/climate/rules/climate.js'
import type { ClimatePreset } from '../../../../src/core/resources/resources.js'
import { NONSENSE } from '../../support/nonsense.js'
import { thermostat } from './thermostat.js'

/** A preset as a platform might send it, whatever it says. */
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

describe('A climate preset', () => {
  it('is shown by its name, else by its key', () => {
    expect(presetName(preset({ name: 'Home sweet home' }))).to.equal('Home sweet home')
    expect(presetName(preset({ name: null, display_name: 'Home' }))).to.equal('Home')
    for (const name of [undefined, null, '', ' ', 4]) expect(presetName(preset({ name }))).to.equal('home')
  })

  it('is edited and deleted only where the platform says so', () => {
    const said: unknown[] = [true, false, 'true', 1, null, undefined]
    const alone = [true, false, false, false, false, false]
    expect(said.map((value) => canEditPreset(preset({ can_edit: value })))).to.deep.equal(alone)
    expect(said.map((value) => canDeletePreset(preset({ can_delete: value })))).to.deep.equal(alone)
  })

  it('has chips for its mode, the points of that and its fan', () => {
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

  it('is the first of its key', () => {
    const presets = [preset({ name: 'First' }), preset({ name: 'Second' })]
    expect(presetOf(thermostat({ available_climate_presets: presets }), 'home')?.name).to.equal('First')
    expect(presetOf(thermostat({ available_climate_presets: presets }), 'away')).to.equal(undefined)
  })

  it('counts where it has a key', () => {
    const available = [preset(), null, {}, { climate_preset_key: '' }, 'text', preset({ climate_preset_key: 'away' })]
    const known = climatePresets(thermostat({ available_climate_presets: available }))
    expect(known.map(({ climate_preset_key }) => climate_preset_key)).to.deep.equal(['home', 'away'])
    for (const value of NONSENSE) {
      expect(climatePresets(thermostat(value))).to.deep.equal([])
      expect(climatePresets(thermostat({ available_climate_presets: value }))).to.deep.equal([])
    }
  })
})

describe('The form of a climate preset', () => {
  const limits = {
    min_heating_set_point_fahrenheit: 45,
    max_heating_set_point_fahrenheit: 79,
    min_cooling_set_point_fahrenheit: 65,
    max_cooling_set_point_fahrenheit: 92,
    min_heating_cooling_delta_fahrenheit: 5
  }

  it('begins empty and off, with the fan on automatic, at 80 and 60 degrees', () => {
    expect(climatePresetForm(thermostat())).to.deep.equal({
      key: '',
      name: '',
      fanMode: 'auto',
      mode: 'off',
      heat: 80,
      cool: 60
    })
  })

  it('begins within the limits of the device', () => {
    const begun = climatePresetForm(thermostat(limits))
    expect(begun).to.deep.include({ mode: 'off', heat: 79, cool: 65 })
    const both = withMode(begun, 'heat_cool', climateLimits(thermostat(limits)))
    expect(both).to.deep.equal({ mode: 'heat_cool', heat: 74, cool: 79 })
  })

  it('holds what an edited preset says', () => {
    const edited = preset({ name: 'Home', hvac_mode_setting: 'heat_cool', fan_mode_setting: 'on', ...BOTH })
    expect(climatePresetForm(thermostat(limits), edited)).to.deep.equal(form({ fanMode: 'on' }))
    expect(climatePresetForm(thermostat(), preset({ hvac_mode_setting: 'eco' })).mode).to.equal('eco')
  })

  const opened: [what: string, fields: object, climate: Climate][] = [
    ['heats alone', { hvac_mode_setting: 'heat', ...HEATING }, { mode: 'heat_cool', heat: 70, cool: 75 }],
    ['cools alone', { hvac_mode_setting: 'cool', ...COOLING }, { mode: 'heat_cool', heat: 71, cool: 76 }],
    ['is off', { hvac_mode_setting: 'off' }, { mode: 'heat_cool', heat: 74, cool: 79 }]
  ]
  for (const [what, fields, expected] of opened) {
    it(`keeps the points of one that ${what} when it is to heat and cool`, () => {
      const device = thermostat(limits)
      const edited = climatePresetForm(device, preset(fields))
      expect(withMode(edited, 'heat_cool', climateLimits(device))).to.deep.equal(expected)
    })
  }

  it('survives nonsense', () => {
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
    it(`finds ${fault ? `the fault ${fault}` : 'no fault'} in the key '${typed}'`, () => {
      expect(presetKeyError(typed, thermostat({ available_climate_presets: [preset()] }))).to.equal(fault)
    })
  }

  const changes: [what: string, changed: ClimatePresetForm, expected: boolean][] = [
    ['nothing', form(), false],
    ['white space', form({ name: ' Home ', key: 'home ' }), false],
    ['the key', form({ key: 'away' }), true],
    ['the name', form({ name: 'House' }), true],
    ['the fan', form({ fanMode: 'on' }), true],
    ['the mode', form({}, 'heat'), true],
    ['a point', form({ heat: 71 }), true]
  ]
  for (const [what, changed, expected] of changes) {
    it(`is ${expected ? '' : 'not '}changed by ${what}`, () => {
      expect(isChanged(changed, form(), presetFormRules(thermostat()))).to.equal(expected)
    })
  }

  it('follows the set point that the user has not changed, at the distance that the device needs', () => {
    const rules = presetFormRules(thermostat(limits))
    const draft = { ...freshDraft(form()), values: form({ heat: 74 }) }
    expect(rebase(draft, form({ cool: 80 }), rules)).to.deep.include({
      values: form({ heat: 74, cool: 80 }),
      conflicts: []
    })
    expect(rebase(draft, form({ cool: 70 }), rules)).to.deep.include({
      values: form({ heat: 74, cool: 79 }),
      conflicts: []
    })
  })

  it('has a conflict in its mode if a set point was changed that the other mode does not have', () => {
    const rules = presetFormRules(thermostat(limits))
    const draft = { ...freshDraft(form()), values: form({ heat: 72 }) }
    const next = rebase(draft, form({}, 'cool'), rules)
    expect([next.values, next.conflicts]).to.deep.equal([form({ heat: 72 }), ['mode']])
  })

  it('is not changed by a point that its mode has not', () => {
    const other = form({ mode: 'off', heat: 50, cool: 90 })
    expect(isChanged(other, form({}, 'off'), presetFormRules(thermostat()))).to.equal(false)
  })
})

describe('What is sent of a climate preset', () => {
  const common = { device_id: 'device', climate_preset_key: 'home', name: 'Home', fan_mode_setting: 'auto' }
  const modes: [mode: string, points: object][] = [
    ['heat_cool', BOTH],
    ['heat', HEATING],
    ['cool', COOLING],
    ['off', {}]
  ]
  for (const [mode, points] of modes) {
    it(`in mode ${mode} has the points of that in both units`, () => {
      const params = { ...common, hvac_mode_setting: mode, ...points }
      expect(createPresetParameters(form({}, mode), thermostat())).to.deep.equal(params)
      expect(updatePresetParameters(form({}, mode), thermostat(), preset())).to.deep.equal({
        ...params,
        manual_override_allowed: false
      })
    })
  }

  it('is trimmed, and has no name that is empty', () => {
    const params = createPresetParameters(form({ key: ' away ', name: '  ' }, 'off'), thermostat())
    expect(params).to.deep.equal({
      device_id: 'device',
      climate_preset_key: 'away',
      fan_mode_setting: 'auto',
      hvac_mode_setting: 'off'
    })
  })

  it('is nothing while the key has a fault', () => {
    const device = thermostat({ available_climate_presets: [preset()] })
    for (const key of ['', 'my home', 'home']) expect(createPresetParameters(form({ key }), device)).to.equal(undefined)
  })

  it('has neither mode nor fan where these are only shown here', () => {
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

describe('A thermostat after it was set', () => {
  const device_id = 'device'
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
    it(`to ${mode} has the points of that`, () => {
      const current_climate_setting = { manual_override_allowed: true, hvac_mode_setting: mode, ...points }
      const request = climateRequest(device, { mode, heat: 70, cool: 76 })
      const expected = thermostat({ ...properties, current_climate_setting })
      expect(withClimate(device, request)).to.deep.equal(expected)
    })
  }

  it('keeps a point that the call has not', () => {
    const heated = withClimate(device, { kind: 'heat_cool', params: { device_id, heating_set_point_fahrenheit: 68 } })
    expect(heated.properties?.current_climate_setting).to.deep.equal({
      manual_override_allowed: true,
      hvac_mode_setting: 'heat_cool',
      heating_set_point_fahrenheit: 68,
      heating_set_point_celsius: 20,
      ...COOLING
    })
  })

  it('has a setting even where it had none', () => {
    for (const value of NONSENSE) {
      for (const odd of [thermostat(value), thermostat({ current_climate_setting: value })]) {
        const heated = withClimate(odd, { kind: 'heat', params: { device_id, heating_set_point_fahrenheit: 70 } })
        expect(heated.properties?.current_climate_setting).to.include({ hvac_mode_setting: 'heat', ...HEATING })
        const off = withClimate(odd, { kind: 'off', params: { device_id } })
        expect(off.properties?.current_climate_setting).to.include({ hvac_mode_setting: 'off' })
      }
    }
  })

  it('has another fan mode if it has one at all', () => {
    const on = withFanMode(thermostat({ fan_mode_setting: 'auto' }), 'on')
    expect(on.properties).to.deep.equal({ fan_mode_setting: 'on' })
    expect(withFanMode(thermostat({}), 'on').properties).to.deep.equal({})
  })
})

describe('A thermostat after its presets changed', () => {
  const away = preset({ climate_preset_key: 'away' })
  const old = preset({ name: 'Old', climate_preset_mode: 'home', ...BOTH })
  const device = thermostat({ available_climate_presets: [away, old] })
  const owned = { can_delete: true, can_edit: true, can_program: true }
  const params = { device_id: 'device', climate_preset_key: 'home', name: 'New', hvac_mode_setting: 'off' } as const

  it('has a new one in front', () => {
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

  it('has an updated one in front, in place of the old one', () => {
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

  it('keeps the mode and the points that an update does not name', () => {
    const [updated] = climatePresets(withUpdatedPreset(device, { device_id: 'device', climate_preset_key: 'home' }))
    expect(updated).to.include({ ...BOTH, display_name: 'home' })
  })

  it('has a preset once, however often it is created', () => {
    expect(climatePresets(withCreatedPreset(withCreatedPreset(device, params), params))).to.have.length(2)
  })

  it('is without a deleted one', () => {
    expect(climatePresets(withoutPreset(device, 'home'))).to.deep.equal([away])
    expect(climatePresets(withoutPreset(device, 'other'))).to.have.length(2)
  })

  it('survives nonsense', () => {
    for (const value of NONSENSE) {
      for (const odd of [thermostat(value), thermostat({ available_climate_presets: value })]) {
        expect(climatePresets(withCreatedPreset(odd, params))).to.have.length(1)
        expect(climatePresets(withUpdatedPreset(odd, params))).to.have.length(1)
        expect(climatePresets(withoutPreset(odd, 'home'))).to.deep.equal([])
      }
    }
  })
})
