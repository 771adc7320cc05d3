import type { ClimatePreset } from '../../../../src/core/resources/resources.js'
import { withActivePreset } from '../../../../src/features/climate/rules/climate-patch.js'
import { thermostat } from './thermostat.js'

describe('withActivePreset', () => {
  const after = (preset: object, properties: object = { fan_mode_setting: 'auto' }): unknown => {
    const turnedOn: ClimatePreset = Object.assign({ climate_preset_key: 'away' }, preset)
    return withActivePreset(thermostat(properties), turnedOn).properties?.fan_mode_setting
  }

  it('sets the fan mode of the preset', () => {
    for (const fan of ['on', 'circulate']) expect(after({ fan_mode_setting: fan })).to.equal(fan)
    expect(after({ fan_mode_setting: 'auto' }, { fan_mode_setting: 'on' })).to.equal('auto')
  })

  it('keeps the fan mode if that of the preset is missing or unknown', () => {
    for (const fan of [undefined, null, 'turbo', 7]) expect(after({ fan_mode_setting: fan })).to.equal('auto')
  })

  it('adds no fan mode to a thermostat without one', () => {
    expect(after({ fan_mode_setting: 'on' }, {})).to.equal(undefined)
  })
})
