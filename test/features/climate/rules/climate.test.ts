import { expect } from 'chai'
import * as fc from 'fast-check'
import type { ClimateLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import { climateRequest, isSettable, isClimateChanged } from '../../../../src/features/climate/rules/climate-request.js'
import {
  CLIMATE_MODES,
  isClimateMode,
  readClimate,
  setPoints
} from '../../../../src/features/climate/rules/climate-setting.js'
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
} from '../../../../src/features/climate/rules/climate.js'
import {
  fromDegrees,
  shownDegrees,
  stepped,
  toCelsius,
  toFahrenheit,
  wholeDegrees
} from '../../../../src/features/climate/rules/temperature.js'
import type { Device } from '../../../../src/core/resources/resources.js'
import { NO_NUMBERS } from '../../support/nonsense.js'
import { climate, DEFAULTS, LIMITS, OWN, setTo, thermostat } from './thermostat.js'

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
    for (const value of NO_NUMBERS) {
      expect(offeredModes(thermostat({ available_hvac_mode_settings: value }))).to.deep.equal([])
      expect(isClimateMode(value)).to.equal(false)
    }
  })

  const starts: [what: string, device: Device, expected: Climate][] = [
    [
      'what the device is set to',
      setTo(
        { hvac_mode_setting: 'heat_cool', heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 76 },
        LIMITS
      ),
      climate('heat_cool', 70, 76)
    ],
    [
      'its mode even where another one is available',
      setTo({ hvac_mode_setting: 'off' }, { available_hvac_mode_settings: ['heat_cool'] }),
      climate('off', 60, 80)
    ],
    [
      'a mode that is not known by its name',
      setTo({ hvac_mode_setting: 'eco', heating_set_point_fahrenheit: 62, cooling_set_point_fahrenheit: 82 }),
      climate('eco', 62, 82)
    ],
    [
      'a point that it gives in Celsius',
      setTo({ hvac_mode_setting: 'heat', heating_set_point_celsius: 21.1 }),
      climate('heat', 70, 80)
    ],
    [
      'a missing point at a distance from the other',
      setTo({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 78 }),
      climate('heat', 78, 83)
    ],
    [
      'a missing point below the other',
      setTo(
        { hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 66 },
        { ...LIMITS, min_heating_cooling_delta_fahrenheit: 10 }
      ),
      climate('cool', 56, 66)
    ],
    [
      'a point within its limits',
      setTo({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 30 }, LIMITS),
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
    for (const value of NO_NUMBERS) {
      const points = { heating_set_point_fahrenheit: value, cooling_set_point_celsius: value }
      for (const device of [thermostat(value), setTo(value), setTo({ hvac_mode_setting: value, ...points })]) {
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
      const wanted = climate(mode, 70, 76.60000000000001)
      expect(isSettable(wanted) ? climateRequest(thermostat(), wanted) : undefined).to.deep.equal(request)
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
      expect(isClimateChanged(setTo(setting), control)).to.equal(isChanged)
    })
  }

  it('has no point that is not known', () => {
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
