import { pristineForm } from '../../../../src/core/actions/form-state.js'
import { isChanged, rebase } from '../../../../src/core/actions/rebase-form.js'
import { type Climate, withMode } from '../../../../src/features/climate/rules/climate.js'
import { climateLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import {
  type ClimatePresetForm,
  climatePresetForm,
  presetFormRules
} from '../../../../src/features/climate/rules/climate-preset-form.js'
import {
  createPresetParameters,
  presetKeyError,
  updatePresetParameters
} from '../../../../src/features/climate/rules/climate-preset-parameters.js'
import { NONSENSE } from '../../support/nonsense.js'
import { BOTH, COOLING, HEATING, preset } from './preset-samples.js'
import { LIMITS, thermostat } from './thermostat.js'

const form = (fields: Partial<ClimatePresetForm> = {}, mode = 'heat_cool'): ClimatePresetForm => ({
  key: 'home',
  name: 'Home',
  fanMode: 'auto',
  mode,
  heat: 70,
  cool: 76,
  ...fields
})

describe('Climate preset form rules', () => {
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
    const begun = climatePresetForm(thermostat(LIMITS))
    expect(begun).to.deep.include({ mode: 'off', heat: 79, cool: 65 })
    const both = withMode(begun, 'heat_cool', climateLimits(thermostat(LIMITS)))
    expect(both).to.deep.equal({ mode: 'heat_cool', heat: 74, cool: 79 })
  })

  it('start with the values of an existing preset', () => {
    const edited = preset({ name: 'Home', hvac_mode_setting: 'heat_cool', fan_mode_setting: 'on', ...BOTH })
    expect(climatePresetForm(thermostat(LIMITS), edited)).to.deep.equal(form({ fanMode: 'on' }))
    expect(climatePresetForm(thermostat(), preset({ hvac_mode_setting: 'eco' })).mode).to.equal('eco')
  })

  const opened: [what: string, fields: object, climate: Climate][] = [
    ['only heats', { hvac_mode_setting: 'heat', ...HEATING }, { mode: 'heat_cool', heat: 70, cool: 75 }],
    ['only cools', { hvac_mode_setting: 'cool', ...COOLING }, { mode: 'heat_cool', heat: 71, cool: 76 }],
    ['is off', { hvac_mode_setting: 'off' }, { mode: 'heat_cool', heat: 74, cool: 79 }]
  ]
  for (const [what, fields, expected] of opened) {
    it(`keep the set points of a preset that ${what} when the mode becomes heat_cool`, () => {
      const device = thermostat(LIMITS)
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
    const rules = presetFormRules(thermostat(LIMITS))
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
    const rules = presetFormRules(thermostat(LIMITS))
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
