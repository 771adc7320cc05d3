import { expect } from 'chai'
import { climateLimits, sharedLimits } from '../../../../src/features/climate/rules/climate-limits.js'
import { DEFAULTS, OWN, thermostat } from './thermostat.js'

describe('The limits within which several thermostats can be set alike', () => {
  const narrow = climateLimits(
    thermostat({
      min_heating_set_point_fahrenheit: 50,
      max_heating_set_point_fahrenheit: 70,
      min_cooling_set_point_fahrenheit: 60,
      max_cooling_set_point_fahrenheit: 95,
      min_heating_cooling_delta_fahrenheit: 3
    })
  )

  it('are what all of them can, with the widest gap that one of them asks for', () => {
    for (const all of [
      [OWN, narrow],
      [narrow, OWN]
    ]) {
      expect(sharedLimits(all)).to.deep.equal({ heat: { min: 50, max: 70 }, cool: { min: 65, max: 92 }, gap: 5 })
    }
  })

  it('are those of one that is alone, and the defaults of none', () => {
    expect(sharedLimits([narrow])).to.deep.equal(narrow)
    expect(sharedLimits([])).to.deep.equal(DEFAULTS)
  })

  it('are one temperature where they have none in common', () => {
    const warm = { ...OWN, heat: { min: 75, max: 80 } }
    expect(sharedLimits([narrow, warm]).heat).to.deep.equal({ min: 75, max: 75 })
  })
})
