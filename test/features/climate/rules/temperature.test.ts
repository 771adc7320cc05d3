import * as fc from 'fast-check'
import {
  fromDegrees,
  readFahrenheit,
  shownDegrees,
  stepped,
  toCelsius,
  toFahrenheit,
  wholeDegrees
} from '../../../../src/features/climate/rules/temperature.js'
import { NO_NUMBERS } from '../../support/nonsense.js'

describe('Temperature rules', () => {
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
    it(`show ${fahrenheit} °F as ${inFahrenheit} °F and ${inCelsius} °C`, () => {
      expect(shownDegrees(fahrenheit, 'fahrenheit')).to.equal(inFahrenheit)
      expect(shownDegrees(fahrenheit, 'celsius')).to.equal(inCelsius)
    })
  }

  it('truncate to whole degrees and never show -0', () => {
    expect([1.99, -1.99, 21.9999999999].map(wholeDegrees)).to.deep.equal([1, -1, 22])
    expect(Object.is(wholeDegrees(-0.4), 0)).to.equal(true)
  })

  it('convert with the standard formula', () => {
    expect([32, 50, 212].map(toCelsius)).to.deep.equal([0, 10, 100])
    expect([0, 10, 100].map(toFahrenheit)).to.deep.equal([32, 50, 212])
  })

  const tenths = fc.integer({ min: -2000, max: 3000 }).map((tenth) => tenth / 10)
  it('show the same degrees after converting to the other unit and back', () => {
    fc.assert(
      fc.property(tenths, (degrees) => {
        expect(wholeDegrees(toFahrenheit(toCelsius(degrees)))).to.equal(wholeDegrees(degrees))
        expect(wholeDegrees(toCelsius(toFahrenheit(degrees)))).to.equal(wholeDegrees(degrees))
      })
    )
  })

  it('show whole degrees as they were given, in either unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 200 }), fc.constantFrom('fahrenheit', 'celsius'), (degrees, unit) => {
        expect(shownDegrees(fromDegrees(degrees, unit), unit)).to.equal(degrees)
      })
    )
  })

  it('show the same whole degree if the platform rounds to tenths of a degree Celsius', () => {
    for (let degrees = -60; degrees <= 160; degrees += 1) {
      expect(readFahrenheit(undefined, Math.round(toCelsius(degrees) * 10) / 10)).to.equal(degrees)
    }
  })

  it('prefer Fahrenheit, and return undefined for anything but numbers', () => {
    expect(readFahrenheit(70, 30)).to.equal(70)
    expect(readFahrenheit(0, 30)).to.equal(0)
    expect(readFahrenheit(null, 22)).to.equal(71.6)
    for (const value of NO_NUMBERS) expect(readFahrenheit(value, value)).to.equal(undefined)
  })

  const range = { min: 45, max: 79 }
  const steps: [what: string, from: number, steps: number, unit: 'fahrenheit' | 'celsius', to: number][] = [
    ['a degree up', 70, 1, 'fahrenheit', 71],
    ['a degree down', 70, -1, 'fahrenheit', 69],
    ['up from a fraction of a degree', 71.6, 1, 'fahrenheit', 72],
    ['down from a fraction of a degree', 71.6, -1, 'fahrenheit', 70],
    ['a degree Celsius up', 70, 1, 'celsius', 71.6],
    ['a degree Celsius down', 70, -1, 'celsius', 68],
    ['ten degrees up to the maximum', 70, 10, 'fahrenheit', 79],
    ['down to a minimum that is not a whole degree', 46.4, -1, 'celsius', 45],
    ['no further down at the minimum', 45, -1, 'celsius', 45],
    ['no further up at the maximum', 79, 1, 'fahrenheit', 79],
    ['not at all if the shown degrees would not change', 78.8, 1, 'celsius', 78.8]
  ]
  for (const [what, from, count, unit, to] of steps) {
    it(`step ${what}, from ${from} to ${to}`, () => expect(stepped(from, count, unit, range)).to.equal(to))
  }

  it('step by one whole shown degree or not at all', () => {
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
