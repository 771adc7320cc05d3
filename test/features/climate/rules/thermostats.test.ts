import { climateLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import {
  activeTarget,
  currentTemperature,
  systemStatus
} from '../../../../src/features/climate/rules/thermostat-reading.js'
import {
  climateSetting,
  fanMode,
  humidityPercent,
  isFanRunning,
  OFFERED_FAN_MODES
} from '../../../../src/features/climate/rules/thermostat-status.js'
import { NO_NUMBERS } from '../../support/nonsense.js'
import { DEFAULTS, LIMITS, setTo, thermostat } from './thermostat.js'

describe('climateLimits', () => {
  const limits: [what: string, properties: unknown, heat: number[], cool: number[], gap: number][] = [
    ['returns the limits of the device', LIMITS, [45, 79], [65, 92], 5],
    ['returns the defaults if the device has no limits', {}, [60, 90], [60, 90], 5],
    ['returns the defaults if the device has no properties', null, [60, 90], [60, 90], 5],
    [
      'converts limits given only in Celsius',
      {
        min_heating_set_point_celsius: 7.2,
        max_heating_set_point_celsius: 26.1,
        max_cooling_set_point_celsius: 33.3,
        min_heating_cooling_delta_celsius: 2.8
      },
      [45, 79],
      [60, 92],
      5
    ],
    [
      'swaps reversed limits',
      { min_heating_set_point_fahrenheit: 79, max_heating_set_point_fahrenheit: 45 },
      [45, 79],
      [60, 90],
      5
    ],
    [
      'moves a default limit that a given limit exceeds',
      { min_heating_set_point_fahrenheit: 95, max_cooling_set_point_fahrenheit: 50 },
      [95, 95],
      [50, 50],
      5
    ],
    ['accepts a gap of 0', { min_heating_cooling_delta_fahrenheit: 0 }, [60, 90], [60, 90], 0],
    ['replaces a negative gap with the default', { min_heating_cooling_delta_fahrenheit: -3 }, [60, 90], [60, 90], 5],
    ['accepts a limit of 0', { min_heating_set_point_fahrenheit: 0 }, [0, 90], [60, 90], 5]
  ]
  for (const [what, properties, [minHeat, maxHeat], [minCool, maxCool], gap] of limits) {
    it(what, () => {
      expect(climateLimits(thermostat(properties))).to.deep.equal({
        heat: { min: minHeat, max: maxHeat },
        cool: { min: minCool, max: maxCool },
        gap
      })
    })
  }

  it('returns the defaults for malformed limits', () => {
    for (const value of NO_NUMBERS) {
      const properties = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, value]))
      expect(climateLimits(thermostat(properties))).to.deep.equal(DEFAULTS)
      expect(climateLimits(thermostat(value))).to.deep.equal(DEFAULTS)
    }
  })
})

describe('Thermostat status', () => {
  it('has a target while heating or cooling, unless it is reached or unknown', () => {
    const both = { hvac_mode_setting: 'heat_cool', heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 76 }
    const target = (properties: object, setting: unknown = both) => activeTarget(setTo(setting, properties))
    expect(target({ is_heating: true, temperature_fahrenheit: 69 })).to.equal(70)
    expect(target({ is_heating: true, temperature_celsius: 20 })).to.equal(70)
    expect(target({ is_heating: true })).to.equal(70)
    expect(target({ is_heating: true, temperature_fahrenheit: 71 })).to.equal(undefined)
    expect(target({ is_cooling: true, temperature_fahrenheit: 78 })).to.equal(76)
    expect(target({ is_cooling: true })).to.equal(76)
    expect(target({ is_cooling: true, temperature_fahrenheit: 75 })).to.equal(undefined)
    expect(target({ is_fan_running: true, temperature_fahrenheit: 60 })).to.equal(undefined)
    for (const setting of [null, 5, {}, { hvac_mode_setting: 'off', heating_set_point_fahrenheit: 70 }]) {
      expect(target({ is_heating: true, temperature_fahrenheit: 60 }, setting)).to.equal(undefined)
    }
  })

  it('has a temperature in whole degrees of the unit', () => {
    const device = thermostat({ temperature_fahrenheit: 73, temperature_celsius: 23 })
    expect(currentTemperature(device, 'fahrenheit')).to.equal(73)
    expect(currentTemperature(device, 'celsius')).to.equal(23)
    expect(currentTemperature(thermostat({ temperature_fahrenheit: 69.9 }), 'celsius')).to.equal(21)
    expect(currentTemperature(thermostat({ temperature_celsius: 21.1 }), 'fahrenheit')).to.equal(70)
    expect(currentTemperature(thermostat({ temperature_fahrenheit: 0 }), 'fahrenheit')).to.equal(0)
  })

  const humidities: [relative: unknown, percent: number | undefined][] = [
    [0.463, 46],
    [0.465, 47],
    [0.145, 15],
    [0, 0],
    [1, 100],
    [1.2, 100],
    [-0.1, 0]
  ]
  for (const [relative, percent] of humidities) {
    it(`has a humidity of ${String(percent)} % for ${String(relative)}`, () => {
      expect(humidityPercent(thermostat({ relative_humidity: relative }))).to.equal(percent)
    })
  }

  const systems: [heating: unknown, cooling: unknown, fan: unknown, status: string | undefined][] = [
    [true, true, true, 'heating'],
    [false, true, true, 'cooling'],
    [false, false, true, 'fan-only'],
    [false, false, false, undefined],
    ['true', 1, 'yes', undefined],
    [undefined, undefined, undefined, undefined]
  ]
  for (const [is_heating, is_cooling, is_fan_running, status] of systems) {
    it(`is ${status ?? 'undefined'} if heating, cooling and fan are ${String(is_heating)}, ${String(is_cooling)} and ${String(is_fan_running)}`, () => {
      expect(systemStatus(thermostat({ is_heating, is_cooling, is_fan_running }))).to.equal(status)
    })
  }

  it('has a fan mode and a fan state if the platform reports them', () => {
    expect(fanMode(thermostat({ fan_mode_setting: 'circulate' }))).to.equal('circulate')
    expect([true, false].map((is_fan_running) => isFanRunning(thermostat({ is_fan_running })))).to.deep.equal([
      true,
      false
    ])
    expect(OFFERED_FAN_MODES).to.deep.equal(['auto', 'on'])
  })

  it('has the set points of the current mode', () => {
    const points = { heating_set_point_fahrenheit: 70, cooling_set_point_celsius: 25 }
    const of = (mode: string): unknown => climateSetting(setTo({ hvac_mode_setting: mode, ...points }))
    expect(of('heat')).to.deep.equal({ mode: 'heat', heat: 70, cool: undefined })
    expect(of('cool')).to.deep.equal({ mode: 'cool', heat: undefined, cool: 77 })
    expect(of('heat_cool')).to.deep.equal({ mode: 'heat_cool', heat: 70, cool: 77 })
    expect(of('off')).to.deep.equal({ mode: 'off', heat: undefined, cool: undefined })
    expect(of('eco')).to.deep.equal({ mode: 'eco', heat: 70, cool: 77 })
  })

  it('is undefined for malformed values', () => {
    const fields = ['temperature_fahrenheit', 'temperature_celsius', 'relative_humidity', 'current_climate_setting']
    for (const value of NO_NUMBERS) {
      for (const device of [thermostat(value), thermostat(Object.fromEntries(fields.map((name) => [name, value])))]) {
        const all = [currentTemperature(device, 'celsius'), humidityPercent(device), climateSetting(device)]
        expect([...all, fanMode(device), isFanRunning(device)]).to.deep.equal(Array(5).fill(undefined))
      }
    }
    expect(fanMode(thermostat({ fan_mode_setting: ' ' }))).to.equal(undefined)
    expect(isFanRunning(thermostat({ is_fan_running: 'true' }))).to.equal(undefined)
  })
})
