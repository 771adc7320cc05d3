import { faultsOf } from '../../fuzz/support/faults.js'
import { laidOut } from '../../settled.js'
import { cleanUpAfterEach } from '../support/setup.js'

import { setupThermostat, withProperties } from '../support/thermostat.js'

describe('Thermostat with values of any length', () => {
  cleanUpAfterEach()

  const preset = { climate_preset_key: 'airing', name: 'airing', hvac_mode_setting: 'long word '.repeat(100) }
  for (const [what, properties] of Object.entries({
    'temperature of 300 digits': { temperature_fahrenheit: -1e300 },
    'preset mode of 200 words': { available_climate_presets: [preset] },
    'preset name of 1,000 letters': { available_climate_presets: [{ ...preset, name: 'x'.repeat(1000) }] }
  })) {
    for (const width of [280, 320, 480, 900]) {
      it(`shows a ${what} in ${width} px`, async () => {
        const { element } = await setupThermostat({ width, ...withProperties(properties) })
        await laidOut()
        expect(faultsOf(element)).to.deep.equal([])
      })
    }
  }
})
