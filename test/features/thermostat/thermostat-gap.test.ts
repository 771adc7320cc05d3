import { cleanUpAfterEach, settled } from '../support/setup.js'
import { setupThermostat, type ThermostatScreen, withProperties } from '../support/thermostat.js'

/** Adds a thermostat with this minimum gap in degrees Fahrenheit. */
const setupGap = (gap: number, temperatureUnit: 'fahrenheit' | 'celsius') =>
  setupThermostat({ ...withProperties({ min_heating_cooling_delta_fahrenheit: gap }), temperatureUnit })

/** Returns the sentence about the minimum gap. */
const gapOf = ({ text }: ThermostatScreen): string | undefined => /At least \S+ apart/.exec(text)?.[0]

describe('Minimum distance between set points', () => {
  cleanUpAfterEach()

  for (const [gap, temperatureUnit, said] of [
    [5, 'fahrenheit', 'At least 5° apart'],
    [5, 'celsius', 'At least 2° apart'],
    [3.6, 'celsius', 'At least 2° apart'],
    [1, 'celsius', undefined],
    [0, 'fahrenheit', undefined]
  ] as const) {
    it(`shows "${said}" for ${gap} °F in ${temperatureUnit}`, async () => {
      expect(gapOf((await setupGap(gap, temperatureUnit)).screen)).to.equal(said)
    })
  }

  it('never exceeds the distance that is shown', async () => {
    const { screen } = await setupGap(5, 'celsius')
    for (const heat of [16, 19, 22, 25]) {
      screen.slide('Heat', heat)
      await settled()
      screen.slide('Cool', heat)
      await settled()
      const [shownHeat = 0, shownCool = 0] = ['Heat', 'Cool'].map((name) => Number(screen.slider(name)?.value))
      expect(shownCool - shownHeat).to.be.at.least(2)
      expect(gapOf(screen)).to.equal('At least 2° apart')
    }
  })
})
