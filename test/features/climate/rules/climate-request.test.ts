import type { Climate } from '../../../../src/features/climate/rules/climate.js'
import { climateRequest, isClimateChanged, isSettable } from '../../../../src/features/climate/rules/climate-request.js'
import { readClimate, setPoints } from '../../../../src/features/climate/rules/climate-setting.js'
import { NO_NUMBERS } from '../../support/nonsense.js'
import { climate, setTo, thermostat } from './thermostat.js'

describe('Climate request', () => {
  const device_id = 'device'
  const calls: [mode: string, request: object | undefined][] = [
    ['heat', { kind: 'heat', params: { device_id, heating_set_point_fahrenheit: 70 } }],
    ['cool', { kind: 'cool', params: { device_id, cooling_set_point_fahrenheit: 76.6 } }],
    [
      'heat_cool',
      { kind: 'heat_cool', params: { device_id, heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 76.6 } }
    ],
    ['off', { kind: 'off', params: { device_id } }],
    ['eco', undefined]
  ]
  for (const [mode, request] of calls) {
    it(`is ${request ? 'that of the mode' : 'undefined'} in mode ${mode}`, () => {
      const wanted = climate(mode, 70, 76.60000000000001)
      expect(isSettable(wanted) ? climateRequest(thermostat(), wanted) : undefined).to.deep.equal(request)
    })
  }

  const own = { hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 70 }
  const ownInCelsius = { hvac_mode_setting: 'heat', heating_set_point_celsius: 21.1 }
  const changes: [what: string, setting: unknown, climate: Climate, isChanged: boolean][] = [
    ['an equal climate', own, climate('heat', 70, 76), false],
    ['a change of a set point that the mode does not have', own, climate('heat', 70, 90), false],
    ['an equal climate in Celsius', ownInCelsius, climate('heat', 70, 76), false],
    ['a rounding difference', own, climate('heat', 70.04, 76), false],
    ['another set point', own, climate('heat', 71, 76), true],
    ['another mode', own, climate('off', 70, 76), true],
    ['another mode with the same set point', own, climate('heat_cool', 70, 76), true],
    ['off if the device is off', { hvac_mode_setting: 'off' }, climate('off', 70, 76), false],
    ['a set point if the device has none', { hvac_mode_setting: 'heat' }, climate('heat', 60, 76), true],
    ['a mode if the device has none', {}, climate('off', 60, 76), true],
    ['a mode that cannot be sent', own, climate('eco', 70, 76), false]
  ]
  for (const [what, setting, control, isChanged] of changes) {
    it(`is ${isChanged ? '' : 'not '}needed for ${what}`, () => {
      expect(isClimateChanged(setTo(setting), control)).to.equal(isChanged)
    })
  }

  it('has no unknown set points', () => {
    expect(setPoints({ mode: 'heat_cool', heat: 71.6, cool: undefined })).to.deep.equal({
      heating_set_point_fahrenheit: 71.6,
      heating_set_point_celsius: 22
    })
    for (const value of NO_NUMBERS) {
      const reading = readClimate(Object.fromEntries([['cooling_set_point_celsius', value]]))
      expect(setPoints(reading)).to.deep.equal({})
    }
  })
})
