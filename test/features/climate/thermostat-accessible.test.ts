import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { expectAccessible, expectNoOverflow, settled, startPlatform, useCleanPage } from '../support/stage.js'
import { type addThermostat, loadedThermostat } from '../support/thermostat.js'

describe('Thermostat accessibility', () => {
  useCleanPage()
  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await setViewport({ width: 800, height: 600 })
    await emulateMedia({ colorScheme: 'light' })
  })
  const states: Readonly<Record<string, Partial<Parameters<typeof addThermostat>[1]>>> = {
    'heats and cools': { temperatureUnit: 'celsius' },
    'is off': { deviceId: 'device_attic_thermostat' },
    'is offline': { deviceId: 'device_studio_thermostat' },
    'has set points outside its limits': { deviceId: 'device_unit_0039' },
    'has a gap larger than its range': { deviceId: 'device_unit_0038' },
    'uses German': { locale: 'de', deviceId: 'device_hallway_thermostat' }
  }
  for (const [name, properties] of Object.entries(states)) {
    for (const [width, colorScheme] of [
      [280, 'light'],
      [320, 'dark'],
      [720, 'light']
    ] as const) {
      it(`is kept if the thermostat ${name}, at ${width} px in the ${colorScheme} scheme`, async () => {
        await setViewport({ width: width + 40, height: 900 })
        await emulateMedia({ colorScheme })
        const screen = await loadedThermostat(await startPlatform({ size: 90 }), properties, { width })
        await screen.find('group', /info|Info/)
        await settled()
        await expectAccessible(screen)
        expectNoOverflow(screen)
      })
    }
  }
})
