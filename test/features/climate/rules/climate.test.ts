import * as fc from 'fast-check'
import type { Device } from '../../../../src/core/resources/resources.js'
import {
  boundsOf,
  type Climate,
  climateFrom,
  deviceClimate,
  offeredModes,
  spanOf,
  withCool,
  withHeat,
  withMode
} from '../../../../src/features/climate/rules/climate.js'
import type { ClimateLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import { CLIMATE_MODES, isClimateMode } from '../../../../src/features/climate/rules/climate-setting.js'
import {
  fromDegrees,
  shownDegrees,
  stepped,
  toCelsius,
  toFahrenheit,
  wholeDegrees
} from '../../../../src/features/climate/rules/temperature.js'
import { NO_NUMBERS } from '../../support/nonsense.js'
import { climate, DEFAULTS, LIMITS, OWN, setTo, thermostat } from './thermostat.js'

describe('Climate control rules', () => {
  const moves: [what: string, limits: ClimateLimits, result: Climate, expected: [heat: number, cool: number]][] = [
    ['set the chosen heat set point', OWN, withHeat(climate('heat', 70, 76), 72, OWN), [72, 76]],
    ['limit the heat set point to its maximum', OWN, withHeat(climate('heat', 70, 76), 85, OWN), [79, 76]],
    ['limit the heat set point to its minimum', OWN, withHeat(climate('heat', 70, 76), 10, OWN), [45, 76]],
    ['set the chosen cool set point', OWN, withCool(climate('cool', 70, 76), 66, OWN), [70, 66]],
    ['limit the cool set point to its minimum', OWN, withCool(climate('cool', 70, 76), 0, OWN), [70, 65]],
    ['keep cool if heat is far enough below', OWN, withHeat(climate('heat_cool', 66, 76), 71, OWN), [71, 76]],
    ['move cool up to keep the gap above heat', OWN, withHeat(climate('heat_cool', 66, 76), 73, OWN), [73, 78]],
    ['move heat down to keep the gap below cool', OWN, withCool(climate('heat_cool', 70, 76), 72, OWN), [67, 72]],
    ['limit heat so that cool fits above it', OWN, withHeat(climate('heat_cool', 66, 76), 90, OWN), [74, 79]],
    ['limit cool so that heat fits below it', OWN, withCool(climate('heat_cool', 66, 76), 50, OWN), [65, 70]],
    [
      'limit heat by the default range of cool',
      DEFAULTS,
      withHeat(climate('heat_cool', 60, 80), 90, DEFAULTS),
      [85, 90]
    ],
    ['ignore NaN as heat', OWN, withHeat(climate('heat_cool', 70, 76), NaN, OWN), [70, 76]],
    ['ignore infinity as cool', OWN, withCool(climate('heat_cool', 70, 76), Infinity, OWN), [70, 76]],
    ['fit both set points into mode heat_cool', OWN, withMode(climate('off', 79, 65), 'heat_cool', OWN), [74, 79]],
    ['fit set points that are out of range', OWN, withMode(climate('off', 20, 120), 'heat', OWN), [45, 92]],
    ['keep set points that fit', OWN, withMode(climate('heat_cool', 70, 76), 'cool', OWN), [70, 76]]
  ]
  for (const [what, , result, expected] of moves) {
    it(what, () => expect([result.heat, result.cool]).to.deep.equal(expected))
  }

  it('keep the gap if it leaves no room in one of the ranges', () => {
    const tight = { heat: { min: 60, max: 63 }, cool: { min: 60, max: 90 }, gap: 5 }
    expect(withHeat(climate('heat_cool', 60, 62), 63, tight)).to.deep.equal(climate('heat_cool', 60, 65))
    const narrow = { heat: { min: 60, max: 90 }, cool: { min: 87, max: 90 }, gap: 5 }
    expect(withCool(climate('heat_cool', 89, 88), 87, narrow)).to.deep.equal(climate('heat_cool', 85, 90))
  })

  it('use the largest possible distance if the gap exceeds both ranges', () => {
    const wide = { ...DEFAULTS, gap: 50 }
    expect(withMode(climate('off', 70, 70), 'heat_cool', wide)).to.deep.equal(climate('heat_cool', 60, 90))
  })

  it('return the bounds of each set point for the mode', () => {
    expect(boundsOf(OWN, 'heat')).to.deep.equal({ heat: OWN.heat, cool: OWN.cool })
    expect(boundsOf(OWN, 'heat_cool')).to.deep.equal({ heat: { min: 45, max: 74 }, cool: { min: 70, max: 92 } })
    expect(boundsOf(DEFAULTS, 'heat_cool')).to.deep.equal({ heat: { min: 60, max: 85 }, cool: { min: 65, max: 90 } })
    const { heat } = boundsOf(OWN, 'heat_cool')
    expect(stepped(fromDegrees(23, 'celsius'), 1, 'celsius', heat)).to.equal(fromDegrees(23, 'celsius'))
  })

  it('return a slider range for each set point of the mode, and a common one for two', () => {
    expect(spanOf(OWN, 'heat')).to.deep.equal({ heat: { min: 45, max: 79 } })
    expect(spanOf(OWN, 'cool')).to.deep.equal({ cool: { min: 65, max: 92 } })
    expect(spanOf(OWN, 'heat_cool')).to.deep.equal({ heat: { min: 45, max: 92 }, cool: { min: 45, max: 92 } })
    for (const mode of ['off', 'eco', 'dry']) expect(spanOf(OWN, mode)).to.deep.equal({})
  })

  it('offer the known modes of the device in a fixed order', () => {
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
      'the current setting of the device',
      setTo(
        { hvac_mode_setting: 'heat_cool', heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 76 },
        LIMITS
      ),
      climate('heat_cool', 70, 76)
    ],
    [
      'the current mode even if it is not listed as available',
      setTo({ hvac_mode_setting: 'off' }, { available_hvac_mode_settings: ['heat_cool'] }),
      climate('off', 60, 80)
    ],
    [
      'an unknown mode by its name',
      setTo({ hvac_mode_setting: 'eco', heating_set_point_fahrenheit: 62, cooling_set_point_fahrenheit: 82 }),
      climate('eco', 62, 82)
    ],
    [
      'a set point reported in Celsius',
      setTo({ hvac_mode_setting: 'heat', heating_set_point_celsius: 21.1 }),
      climate('heat', 70, 80)
    ],
    [
      'a missing cool set point above the heat set point',
      setTo({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 78 }),
      climate('heat', 78, 83)
    ],
    [
      'a missing heat set point below the cool set point',
      setTo(
        { hvac_mode_setting: 'cool', cooling_set_point_fahrenheit: 66 },
        { ...LIMITS, min_heating_cooling_delta_fahrenheit: 10 }
      ),
      climate('cool', 56, 66)
    ],
    [
      'an out-of-range set point at its limit',
      setTo({ hvac_mode_setting: 'heat', heating_set_point_fahrenheit: 30 }, LIMITS),
      climate('heat', 45, 80)
    ],
    [
      'heat_cool if the device has no mode',
      thermostat({ available_hvac_mode_settings: ['cool', 'heat_cool'] }),
      climate('heat_cool', 60, 80)
    ],
    [
      'the first known mode if the device has no mode and no heat_cool',
      thermostat({ available_hvac_mode_settings: ['eco', 'cool', 'heat'] }),
      climate('cool', 60, 80)
    ],
    ['off if the device lists no modes', thermostat(null), climate('off', 60, 80)]
  ]
  for (const [what, device, expected] of starts) {
    it(`show ${what}`, () => expect(deviceClimate(device)).to.deep.equal(expected))
  }

  it('return numbers for malformed devices', () => {
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

  it('keep every set point in range, and the gap if there is room, for random inputs', () => {
    fc.assert(
      fc.property(anyLimits, anyStart, fc.array(anyMove, { maxLength: 20 }), (limits, start, steps) => {
        let now = climateFrom(start, climate('heat_cool', 60, 80), limits)
        for (const move of [(same: Climate) => same, ...steps]) {
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

  it('show the same degrees after switching the unit back and forth', () => {
    fc.assert(
      fc.property(anyLimits, anyStart, fc.array(anyMove, { maxLength: 10 }), (limits, start, steps) => {
        let now = climateFrom(start, climate('off', 60, 80), limits)
        for (const move of steps) now = move(now, limits)
        for (const degrees of [now.heat, now.cool]) {
          const celsius = toCelsius(degrees)
          expect(wholeDegrees(toFahrenheit(celsius))).to.equal(shownDegrees(degrees, 'fahrenheit'))
          expect(wholeDegrees(celsius)).to.equal(shownDegrees(degrees, 'celsius'))
        }
      })
    )
  })
})
