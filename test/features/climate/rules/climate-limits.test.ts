import { climateLimits, sharedLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import { DEFAULTS, OWN, thermostat } from './thermostat.js'

describe('sharedLimits', () => {
  const narrow = climateLimits(
    thermostat({
      min_heating_set_point_fahrenheit: 50,
      max_heating_set_point_fahrenheit: 70,
      min_cooling_set_point_fahrenheit: 60,
      max_cooling_set_point_fahrenheit: 95,
      min_heating_cooling_delta_fahrenheit: 3
    })
  )

  it('returns the common range with the widest gap', () => {
    for (const all of [
      [OWN, narrow],
      [narrow, OWN]
    ]) {
      expect(sharedLimits(all)).to.deep.equal({ heat: { min: 50, max: 70 }, cool: { min: 65, max: 92 }, gap: 5 })
    }
  })

  it('returns the limits of a single thermostat, and the defaults for none', () => {
    expect(sharedLimits([narrow])).to.deep.equal(narrow)
    expect(sharedLimits([])).to.deep.equal(DEFAULTS)
  })

  it('returns a single temperature if the ranges do not overlap', () => {
    const warm = { ...OWN, heat: { min: 75, max: 80 } }
    expect(sharedLimits([narrow, warm]).heat).to.deep.equal({ min: 75, max: 75 })
  })
})
