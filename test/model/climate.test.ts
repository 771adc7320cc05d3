import { expect } from 'chai'
import * as fc from 'fast-check'
import { climateLimits, type ClimateLimits } from '../../src/model/climate-limits.js'
import { climateRequest, isClimateChanged } from '../../src/model/climate-request.js'
import { CLIMATE_MODES, isClimateMode, readClimate, setPoints } from '../../src/model/climate-setting.js'
import {
  boundsOf,
  climateFrom,
  deviceClimate,
  offeredModes,
  spanOf,
  withCool,
  withHeat,
  withMode,
  type Climate
} from '../../src/model/climate.js'
import {
  fromDegrees,
  readFahrenheit,
  shownDegrees,
  stepped,
  toCelsius,
  toFahrenheit,
  wholeDegrees
} from '../../src/model/temperature.js'
import {
  climateSetting,
  currentTemperature,
  fanMode,
  humidityPercent,
  isFanRunning,
  OFFERED_FAN_MODES,
  systemStatus
} from '../../src/model/thermostat-status.js'
import type { Device } from '../../src/platform/resources.js'

/** A thermostat as a platform might send it, whatever it says. */
const thermostat = (properties: unknown = {}): Device =>
  Object.assign({ device_id: 'device' }, Object.fromEntries([['properties', properties]]))
const set = (setting: unknown, properties: object = {}): Device =>
  thermostat({ ...properties, current_climate_setting: setting })

const NONSENSE: unknown[] = [undefined, null, NaN, Infinity, -Infinity, '', '70', 'text', true, [], {}, [null], () => 1]
const LIMITS = {
  min_heating_set_point_fahrenheit: 45,
  max_heating_set_point_fahrenheit: 79,
  min_cooling_set_point_fahrenheit: 65,
  max_cooling_set_point_fahrenheit: 92,
  min_heating_cooling_delta_fahrenheit: 5
}
const OWN = climateLimits(thermostat(LIMITS))
const DEFAULTS = climateLimits(thermostat())
const climate = (mode: string, heat: number, cool: number): Climate => ({ mode, heat, cool })

describe('A temperature', () => {
  const shown: [fahrenheit: number, inFahrenheit: number, inCelsius: number][] = [
    [70, 70, 21],
    [69.9, 69, 21],
    [71.6, 71, 22],
    [toFahrenheit(23), 73, 23],
    [32, 32, 0],
    [31.5, 31, 0],
    [-0.5, 0, -18],
    [-40, -40, -40],
    [212, 212, 100]
  ]
  for (const [fahrenheit, inFahrenheit, inCelsius] of shown) {
    it(`of ${fahrenheit} °F is shown as ${inFahrenheit} °F and ${inCelsius} °C`, () => {
      expect(shownDegrees(fahrenheit, 'fahrenheit')).to.equal(inFahrenheit)
      expect(shownDegrees(fahrenheit, 'celsius')).to.equal(inCelsius)
    })
  }

  it('is cut off, never shown as -0', () => {
    expect([1.99, -1.99, 21.9999999999].map(wholeDegrees)).to.deep.equal([1, -1, 22])
    expect(Object.is(wholeDegrees(-0.4), 0)).to.equal(true)
  })

  it('is converted by the standard formula', () => {
    expect([32, 50, 212].map(toCelsius)).to.deep.equal([0, 10, 100])
    expect([0, 10, 100].map(toFahrenheit)).to.deep.equal([32, 50, 212])
  })

  const tenths = fc.integer({ min: -2000, max: 3000 }).map((tenth) => tenth / 10)
  it('loses nothing that is shown from Fahrenheit to Celsius and back', () => {
    fc.assert(
      fc.property(tenths, (degrees) => {
        expect(wholeDegrees(toFahrenheit(toCelsius(degrees)))).to.equal(wholeDegrees(degrees))
        expect(wholeDegrees(toCelsius(toFahrenheit(degrees)))).to.equal(wholeDegrees(degrees))
      })
    )
  })

  it('is shown as it was given, in either unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 200 }), fc.constantFrom('fahrenheit', 'celsius'), (degrees, unit) => {
        expect(shownDegrees(fromDegrees(degrees, unit), unit)).to.equal(degrees)
      })
    )
  })

  it('is the same whole degree after a platform rounded it to tenths of a degree Celsius', () => {
    for (let degrees = -60; degrees <= 160; degrees += 1) {
      expect(readFahrenheit(undefined, Math.round(toCelsius(degrees) * 10) / 10)).to.equal(degrees)
    }
  })

  it('is read in Fahrenheit first, and is nothing where it is no number', () => {
    expect(readFahrenheit(70, 30)).to.equal(70)
    expect(readFahrenheit(0, 30)).to.equal(0)
    expect(readFahrenheit(null, 22)).to.equal(71.6)
    for (const value of NONSENSE) expect(readFahrenheit(value, value)).to.equal(undefined)
  })

  const range = { min: 45, max: 79 }
  const steps: [what: string, from: number, steps: number, unit: 'fahrenheit' | 'celsius', to: number][] = [
    ['a degree up', 70, 1, 'fahrenheit', 71],
    ['a degree down', 70, -1, 'fahrenheit', 69],
    ['up from a part of a degree', 71.6, 1, 'fahrenheit', 72],
    ['down from a part of a degree', 71.6, -1, 'fahrenheit', 70],
    ['a degree Celsius up', 70, 1, 'celsius', 71.6],
    ['a degree Celsius down', 70, -1, 'celsius', 68],
    ['ten degrees up', 70, 10, 'fahrenheit', 79],
    ['down to an end that is no whole degree', 46.4, -1, 'celsius', 45],
    ['no further down', 45, -1, 'celsius', 45],
    ['no further up', 79, 1, 'fahrenheit', 79],
    ['up to where nothing else would be shown', 78.8, 1, 'celsius', 78.8]
  ]
  for (const [what, from, count, unit, to] of steps) {
    it(`steps ${what}, from ${from} to ${to}`, () => expect(stepped(from, count, unit, range)).to.equal(to))
  }

  it('steps by a whole shown degree, or not at all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 450, max: 790 }).map((tenth) => tenth / 10),
        fc.constantFrom(-1, 1),
        fc.constantFrom('fahrenheit', 'celsius'),
        (from, count, unit) => {
          const to = stepped(from, count, unit, range)
          expect(to).to.be.within(range.min, range.max)
          if (to !== from) expect(shownDegrees(to, unit)).to.equal(shownDegrees(from, unit) + count)
        }
      )
    )
  })
})

describe('The limits of a thermostat', () => {
  const limits: [what: string, properties: unknown, heat: number[], cool: number[], gap: number][] = [
    ['are its own', LIMITS, [45, 79], [65, 92], 5],
    ['are the defaults where it has none', {}, [60, 90], [60, 90], 5],
    ['are the defaults where it has nothing at all', null, [60, 90], [60, 90], 5],
    [
      'are read in Celsius where that is all',
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
      'are turned round where they are reversed',
      { min_heating_set_point_fahrenheit: 79, max_heating_set_point_fahrenheit: 45 },
      [45, 79],
      [60, 90],
      5
    ],
    [
      'give way to one that is beyond the default of the other',
      { min_heating_set_point_fahrenheit: 95, max_cooling_set_point_fahrenheit: 50 },
      [95, 95],
      [50, 50],
      5
    ],
    ['may have no gap', { min_heating_cooling_delta_fahrenheit: 0 }, [60, 90], [60, 90], 0],
    ['have no gap below none', { min_heating_cooling_delta_fahrenheit: -3 }, [60, 90], [60, 90], 5],
    ['may be 0', { min_heating_set_point_fahrenheit: 0 }, [0, 90], [60, 90], 5]
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

  it('are the defaults where it says nonsense', () => {
    for (const value of NONSENSE) {
      const properties = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, value]))
      expect(climateLimits(thermostat(properties))).to.deep.equal(DEFAULTS)
      expect(climateLimits(thermostat(value))).to.deep.equal(DEFAULTS)
    }
  })
})

describe('The control of a climate', () => {
  const moves: [what: string, limits: ClimateLimits, result: Climate, expected: [heat: number, cool: number]][] = [
    ['heats to what was chosen', OWN, withHeat(climate('heat', 70, 76), 72, OWN), [72, 76]],
    ['heats no more than it can', OWN, withHeat(climate('heat', 70, 76), 85, OWN), [79, 76]],
    ['heats no less than it can', OWN, withHeat(climate('heat', 70, 76), 10, OWN), [45, 76]],
    ['cools to what was chosen', OWN, withCool(climate('cool', 70, 76), 66, OWN), [70, 66]],
    ['cools no more than it can', OWN, withCool(climate('cool', 70, 76), 0, OWN), [70, 65]],
    ['lets cool alone where heat is far enough', OWN, withHeat(climate('heat_cool', 66, 76), 71, OWN), [71, 76]],
    ['pushes cool up before heat', OWN, withHeat(climate('heat_cool', 66, 76), 73, OWN), [73, 78]],
    ['pushes heat down before cool', OWN, withCool(climate('heat_cool', 70, 76), 72, OWN), [67, 72]],
    ['keeps heat below its range less the gap', OWN, withHeat(climate('heat_cool', 66, 76), 90, OWN), [74, 79]],
    ['keeps cool above its range and the gap', OWN, withCool(climate('heat_cool', 66, 76), 50, OWN), [65, 70]],
    ['keeps heat below the range of cool', DEFAULTS, withHeat(climate('heat_cool', 60, 80), 90, DEFAULTS), [85, 90]],
    ['moves by nothing that is no number', OWN, withHeat(climate('heat_cool', 70, 76), NaN, OWN), [70, 76]],
    ['cools by nothing that is no number', OWN, withCool(climate('heat_cool', 70, 76), Infinity, OWN), [70, 76]],
    ['fits both points when it heats and cools', OWN, withMode(climate('off', 79, 65), 'heat_cool', OWN), [74, 79]],
    ['fits a point that is out of range', OWN, withMode(climate('off', 20, 120), 'heat', OWN), [45, 92]],
    ['keeps points that fit', OWN, withMode(climate('heat_cool', 70, 76), 'cool', OWN), [70, 76]]
  ]
  for (const [what, , result, expected] of moves) {
    it(what, () => expect([result.heat, result.cool]).to.deep.equal(expected))
  }

  it('keeps the gap where that leaves no room in one of the ranges', () => {
    const tight = { heat: { min: 60, max: 63 }, cool: { min: 60, max: 90 }, gap: 5 }
    expect(withHeat(climate('heat_cool', 60, 62), 63, tight)).to.deep.equal(climate('heat_cool', 60, 65))
    const narrow = { heat: { min: 60, max: 90 }, cool: { min: 87, max: 90 }, gap: 5 }
    expect(withCool(climate('heat_cool', 89, 88), 87, narrow)).to.deep.equal(climate('heat_cool', 85, 90))
  })

  it('stays as far apart as it can where the gap is larger than everything', () => {
    const wide = { ...DEFAULTS, gap: 50 }
    expect(withMode(climate('off', 70, 70), 'heat_cool', wide)).to.deep.equal(climate('heat_cool', 60, 90))
  })

  it('moves each point within the bounds of its mode', () => {
    expect(boundsOf(OWN, 'heat')).to.deep.equal({ heat: OWN.heat, cool: OWN.cool })
    expect(boundsOf(OWN, 'heat_cool')).to.deep.equal({ heat: { min: 45, max: 74 }, cool: { min: 70, max: 92 } })
    expect(boundsOf(DEFAULTS, 'heat_cool')).to.deep.equal({ heat: { min: 60, max: 85 }, cool: { min: 65, max: 90 } })
    const { heat } = boundsOf(OWN, 'heat_cool')
    expect(stepped(fromDegrees(23, 'celsius'), 1, 'celsius', heat)).to.equal(fromDegrees(23, 'celsius'))
  })

  it('has a slider for every point of its mode, and one span for two', () => {
    expect(spanOf(OWN, 'heat')).to.deep.equal({ heat: { min: 45, max: 79 } })
    expect(spanOf(OWN, 'cool')).to.deep.equal({ cool: { min: 65, max: 92 } })
    expect(spanOf(OWN, 'heat_cool')).to.deep.equal({ heat: { min: 45, max: 92 }, cool: { min: 45, max: 92 } })
    for (const mode of ['off', 'eco', 'dry']) expect(spanOf(OWN, mode)).to.deep.equal({})
  })

  it('offers the modes of the device that are known, in one order', () => {
    const available = ['off', 'eco', 'heat_cool', 'dry', null, 'heat']
    expect(offeredModes(thermostat({ available_hvac_mode_settings: available }))).to.deep.equal([
      'heat',
      'heat_cool',
      'off'
    ])
    for (const value of NONSENSE) {
      expect(offeredModes(thermostat({ available_hvac_mode_settings: value }))).to.deep.equal([])
      expect(isClimateMode(value)).to.equal(false)
    }
  })

  const starts: [what: string, device: Device, expected: Climate][] = [
    [
      'what the device is set to',
      set(
        { hvac_mode_setting: 'heat_cool', heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 76 },
        LIMITS
      ),
      climate('heat_cool', 70, 76)
    ],
    [
      'its mode even where another one is available',
      set({ hvac_mode_setting: 'off' }, { available_hvac_mode_settings: ['heat_cool'] }),
      climate('off', 60, 80)
    ],
    [
      'a mode that is not known by its name',
      set({ hvac_mode_setting: 'eco', heating_set_point_fahrenheit: 62, cooling_set_point_fahrenheit: 82 }),
      climate('eco', 62, 82)
    ],
    [
      'a point that it gives in Celsius',
      set({ hvac_mode_setting: 'heat', heating_set_point_celsius: 21.1 }),
      climate('heat', 70, 80)
    ],
    [
      'a missing point at a distance from the other',
      set({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 78 }),
      climate('heat', 78, 83)
    ],
    [
      'a missing point below the other',
      set(
        { hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 66 },
        { ...LIMITS, min_heating_cooling_delta_fahrenheit: 10 }
      ),
      climate('cool', 56, 66)
    ],
    [
      'a point within its limits',
      set({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 30 }, LIMITS),
      climate('heat', 45, 80)
    ],
    [
      'heat and cool without a mode',
      thermostat({ available_hvac_mode_settings: ['cool', 'heat_cool'] }),
      climate('heat_cool', 60, 80)
    ],
    [
      'the first mode without a mode and without heat and cool',
      thermostat({ available_hvac_mode_settings: ['eco', 'cool', 'heat'] }),
      climate('cool', 60, 80)
    ],
    ['off without any mode', thermostat(null), climate('off', 60, 80)]
  ]
  for (const [what, device, expected] of starts) {
    it(`shows ${what}`, () => expect(deviceClimate(device)).to.deep.equal(expected))
  }

  it('has numbers whatever the device says', () => {
    for (const value of NONSENSE) {
      const points = { heating_set_point_fahrenheit: value, cooling_set_point_celsius: value }
      for (const device of [thermostat(value), set(value), set({ hvac_mode_setting: value, ...points })]) {
        const { heat, cool } = deviceClimate(device)
        expect([heat, cool]).to.deep.equal([60, 80])
      }
    }
  })

  const halves = (min: number, max: number) => fc.integer({ min: min * 2, max: max * 2 }).map((half) => half / 2)
  const ranges = fc.tuple(halves(40, 95), halves(0, 40)).map(([min, length]) => ({ min, max: min + length }))
  const anyLimits: fc.Arbitrary<ClimateLimits> = fc.oneof(
    fc.constantFrom(OWN, DEFAULTS),
    fc.record({ heat: ranges, cool: ranges, gap: halves(0, 20) })
  )
  const point = fc.oneof(halves(-20, 150), fc.constantFrom(NaN, Infinity, -Infinity))
  const anyMove = fc.oneof(
    point.map((heat) => (from: Climate, limits: ClimateLimits) => withHeat(from, heat, limits)),
    point.map((cool) => (from: Climate, limits: ClimateLimits) => withCool(from, cool, limits)),
    fc
      .constantFrom(...CLIMATE_MODES, 'eco')
      .map((mode) => (from: Climate, limits: ClimateLimits) => withMode(from, mode, limits))
  )
  const anyStart = fc.record({
    mode: fc.constantFrom(...CLIMATE_MODES, 'eco', undefined),
    heat: fc.option(halves(0, 120), { nil: undefined }),
    cool: fc.option(halves(0, 120), { nil: undefined })
  })

  it('keeps every point in its range, and the gap where there is room, whatever is done', () => {
    fc.assert(
      fc.property(anyLimits, anyStart, fc.array(anyMove, { maxLength: 20 }), (limits, start, done) => {
        let now = climateFrom(start, climate('heat_cool', 60, 80), limits)
        for (const move of [(same: Climate) => same, ...done]) {
          now = move(now, limits)
          expect(now.heat).to.be.within(limits.heat.min, limits.heat.max)
          expect(now.cool).to.be.within(limits.cool.min, limits.cool.max)
          const bounds = boundsOf(limits, now.mode)
          expect(now.heat).to.be.within(bounds.heat.min, bounds.heat.max)
          expect(now.cool).to.be.within(bounds.cool.min, bounds.cool.max)
          if (now.mode === 'heat_cool' && limits.heat.min + limits.gap <= limits.cool.max) {
            expect(now.heat).to.be.at.most(now.cool - limits.gap)
          }
        }
      }),
      { numRuns: 500 }
    )
  })

  it('shows the same degrees after a look at the other unit', () => {
    fc.assert(
      fc.property(anyLimits, anyStart, fc.array(anyMove, { maxLength: 10 }), (limits, start, done) => {
        let now = climateFrom(start, climate('off', 60, 80), limits)
        for (const move of done) now = move(now, limits)
        for (const degrees of [now.heat, now.cool]) {
          const celsius = toCelsius(degrees)
          expect(wholeDegrees(toFahrenheit(celsius))).to.equal(shownDegrees(degrees, 'fahrenheit'))
          expect(wholeDegrees(celsius)).to.equal(shownDegrees(degrees, 'celsius'))
        }
      })
    )
  })
})

describe('What is sent of a climate', () => {
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
    it(`in mode ${mode} is ${request ? 'the call of that mode' : 'nothing'}`, () => {
      expect(climateRequest(thermostat(), climate(mode, 70, 76.60000000000001))).to.deep.equal(request)
    })
  }

  const own = { hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 70 }
  const ownInCelsius = { hvac_mode_setting: 'heat', heating_set_point_celsius: 21.1 }
  const changes: [what: string, setting: unknown, climate: Climate, isChanged: boolean][] = [
    ['the same', own, climate('heat', 70, 76), false],
    ['the same but for a point that the mode has not', own, climate('heat', 70, 90), false],
    ['the same in Celsius', ownInCelsius, climate('heat', 70, 76), false],
    ['the same but for rounding', own, climate('heat', 70.04, 76), false],
    ['another point', own, climate('heat', 71, 76), true],
    ['another mode', own, climate('off', 70, 76), true],
    ['another mode with the same point', own, climate('heat_cool', 70, 76), true],
    ['off when it is off', { hvac_mode_setting: 'off' }, climate('off', 70, 76), false],
    ['a point where the device has none', { hvac_mode_setting: 'heat' }, climate('heat', 60, 76), true],
    ['a mode where the device has none', {}, climate('off', 60, 76), true],
    ['a mode that cannot be sent', own, climate('eco', 70, 76), false]
  ]
  for (const [what, setting, control, isChanged] of changes) {
    it(`is ${isChanged ? 'something' : 'nothing'} for ${what}`, () => {
      expect(isClimateChanged(set(setting), control)).to.equal(isChanged)
    })
  }

  it('has no point that is not known', () => {
    expect(setPoints({ mode: 'heat_cool', heat: 71.6, cool: undefined })).to.deep.equal({
      heating_set_point_fahrenheit: 71.6,
      heating_set_point_celsius: 22
    })
    for (const value of NONSENSE) {
      const reading = readClimate(Object.fromEntries([['cooling_set_point_celsius', value]]))
      expect(setPoints(reading)).to.deep.equal({})
    }
  })
})

describe('The status of a thermostat', () => {
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
    it(`is ${status ?? 'nothing'} for ${String(is_heating)}, ${String(is_cooling)}, ${String(is_fan_running)}`, () => {
      expect(systemStatus(thermostat({ is_heating, is_cooling, is_fan_running }))).to.equal(status)
    })
  }

  it('has a fan where the platform says so', () => {
    expect(fanMode(thermostat({ fan_mode_setting: 'circulate' }))).to.equal('circulate')
    expect([true, false].map((is_fan_running) => isFanRunning(thermostat({ is_fan_running })))).to.deep.equal([
      true,
      false
    ])
    expect(OFFERED_FAN_MODES).to.deep.equal(['auto', 'on'])
  })

  it('is set to a mode with the points of that', () => {
    const points = { heating_set_point_fahrenheit: 70, cooling_set_point_celsius: 25 }
    const of = (mode: string): unknown => climateSetting(set({ hvac_mode_setting: mode, ...points }))
    expect(of('heat')).to.deep.equal({ mode: 'heat', heat: 70, cool: undefined })
    expect(of('cool')).to.deep.equal({ mode: 'cool', heat: undefined, cool: 77 })
    expect(of('heat_cool')).to.deep.equal({ mode: 'heat_cool', heat: 70, cool: 77 })
    expect(of('off')).to.deep.equal({ mode: 'off', heat: undefined, cool: undefined })
    expect(of('eco')).to.deep.equal({ mode: 'eco', heat: 70, cool: 77 })
  })

  it('is nothing where the platform says nothing that can be read', () => {
    const fields = ['temperature_fahrenheit', 'temperature_celsius', 'relative_humidity', 'current_climate_setting']
    for (const value of NONSENSE) {
      for (const device of [thermostat(value), thermostat(Object.fromEntries(fields.map((name) => [name, value])))]) {
        const all = [currentTemperature(device, 'celsius'), humidityPercent(device), climateSetting(device)]
        expect([...all, fanMode(device), isFanRunning(device)]).to.deep.equal(Array(5).fill(undefined))
      }
    }
    expect(fanMode(thermostat({ fan_mode_setting: ' ' }))).to.equal(undefined)
    expect(isFanRunning(thermostat({ is_fan_running: 'true' }))).to.equal(undefined)
  })
})
