import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DeviceDetailsElement } from '../../elements/device-details.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import type { Device } from './support/sent.js'
import {
  expectAccessible,
  expectNoOverflow,
  heard,
  settled,
  show,
  startPlatform,
  tabTo,
  type,
  until,
  useCleanPage
} from './support/stage.js'
import { addThermostat, changesOf, loadedThermostat, startWith, ThermostatScreen } from './support/thermostat.js'

const TERMS = ['Temperature', 'Humidity', 'Setting', 'Fan mode', 'System status']

/** What the card says, in the order of its terms. */
const cardOf = (screen: ThermostatScreen<HTMLElement>): unknown[] => TERMS.map((term) => screen.detail(term))

const unitOf = (screen: ThermostatScreen): string | undefined =>
  [...screen.root.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(({ checked }) => checked)?.labels?.[0]
    ?.textContent ?? undefined

function chooseUnit(screen: ThermostatScreen, label: string): void {
  const units = [...screen.root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  units.find(({ labels }) => labels?.[0]?.textContent === label)?.click()
}

describe('A thermostat', () => {
  useCleanPage()
  beforeEach(() => localStorage.clear())

  describe('says on its card', () => {
    const cards: Readonly<Record<string, readonly string[]>> = {
      device_hallway_thermostat: ['69°F', '46%', 'Heat & Cool · 70°F – 76°F', 'Auto', 'Heating'],
      device_bedroom_thermostat: ['66°F', '38%', 'Heat · 68°F', 'Auto', 'Heating'],
      device_lobby_thermostat: ['75°F', '56%', 'Cool · 73°F', 'Auto', 'Cooling'],
      device_attic_thermostat: ['--', '--', 'Off', 'Off', '--'],
      device_studio_thermostat: ['64°F', '41%', 'eco · 60°F – 80°F', 'Off', 'Device Offline']
    }
    for (const [deviceId, expected] of Object.entries(cards)) {
      it(`what ${deviceId} measures, is set to and does`, async () => {
        const screen = await loadedThermostat(await startPlatform(), { deviceId })
        expect(screen.names('heading')[0]).to.equal('Thermostat')
        expect(cardOf(screen)).to.deep.equal(expected)
      })
    }

    const running = { is_heating: true, is_cooling: true, is_fan_running: true }
    for (const [status, properties] of Object.entries({
      Heating: running,
      Cooling: { ...running, is_heating: false },
      'Fan only': { is_heating: false, is_cooling: false, is_fan_running: true },
      '--': { is_heating: false, is_cooling: false, is_fan_running: false }
    })) {
      it(`"${status}" before anything that comes after it`, async () => {
        const screen = await loadedThermostat(await startWith(properties))
        expect(screen.detail('System status')).to.equal(status)
      })
    }

    it('dashes for all that is missing, and never breaks', async () => {
      const edit = (device: Device): void => {
        device.properties = { online: true, available_climate_presets: [] }
      }
      const screen = await loadedThermostat(await startPlatform({ edit }))
      expect(cardOf(screen)).to.deep.equal(Array(5).fill('--'))
      expect(screen.select('Fan mode')).to.equal(undefined)
      expect(screen.names('button')).to.include('Manage (0 Preset)')
    })
  })

  describe('offers', () => {
    it('the modes that the device has, and the sliders that each has a use for', async () => {
      const screen = await loadedThermostat(await startPlatform())
      expect(screen.options('Mode')).to.deep.equal(['Heat', 'Cool', 'Heat & Cool', 'Off'])
      const shown: string[] = []
      for (const mode of screen.options('Mode')) {
        screen.choose('Mode', mode)
        shown.push(screen.control)
      }
      expect(shown).to.deep.equal(['Heat 70°F', 'Cool 76°F', 'Heat & Cool 70°F 76°F', 'Off'])
      screen.element.addEventListener('before-change', (event) => event.preventDefault())
    })

    it('no mode of a maker, which is shown by its name until another is chosen', async () => {
      const screen = await loadedThermostat(
        await startWith({ current_climate_setting: { hvac_mode_setting: 'eco' }, available_hvac_mode_settings: ['eco', 'heat'] })
      )
      expect(screen.options('Mode')).to.deep.equal(['eco', 'Heat'])
      expect(screen.chosen('Mode')).to.equal('eco')
      expect(screen.slider('Heat')).to.equal(undefined)
      screen.element.addEventListener('before-change', (event) => event.preventDefault())
      screen.choose('Mode', 'Heat')
      expect(screen.options('Mode')).to.deep.equal(['Heat'])
    })

    it('the fan to be automatic or on, and nothing else but what it is', async () => {
      const platform = await startPlatform()
      const screen = await loadedThermostat(platform, { deviceId: 'device_lobby_thermostat' })
      expect(screen.options('Fan mode')).to.deep.equal(['Circulate', 'Auto', 'On'])
      expect(screen.chosen('Fan mode')).to.equal('Circulate')
      const other = await loadedThermostat(platform, { deviceId: 'device_bedroom_thermostat' })
      expect(other.select('Fan mode')).to.equal(undefined)
    })

    it('nothing to be set while it is offline', async () => {
      const screen = await loadedThermostat(await startWith({ online: false }))
      expect(screen.text).to.contain('Device Offline')
      const fields = [screen.select('Mode'), screen.select('Fan mode'), screen.slider('Heat'), screen.stepper('Cool')]
      expect(fields.map((field) => field?.matches(':disabled'))).to.deep.equal([true, true, true, true])
      expect(screen.all('button', 'Heat: higher')[0]?.matches(':disabled')).to.equal(true)
      expect(screen.control).to.equal('Heat & Cool 70°F 76°F')
    })

    it('what the settings are about', async () => {
      const screen = await loadedThermostat(await startPlatform())
      await screen.press('button', 'About the current settings')
      const tip = await until(() => screen.root.querySelector<HTMLElement>('[role=tooltip]:popover-open'))
      expect(tip.textContent).to.equal(
        'These are the settings currently on the device. If you change them here, they change on the device.'
      )
    })

    it('its presets, by how many there are, and comes back from them', async () => {
      const screen = await loadedThermostat(await startPlatform())
      const button = await screen.find('button', 'Manage (4 Presets)')
      button.focus()
      button.click()
      await screen.find('heading', /^Climate Presets/)
      await screen.press('button', 'Back')
      await screen.find('heading', 'Thermostat')
      expect(screen.focused).to.equal('Manage (4 Presets)')
    })

    it('its singular for one preset', async () => {
      const screen = await loadedThermostat(await startPlatform(), { deviceId: 'device_lobby_thermostat' })
      expect(screen.names('button', /Manage/)).to.deep.equal(['Manage (1 Preset)'])
    })

    it('another name', async () => {
      const platform = await startPlatform()
      const screen = await loadedThermostat(platform)
      const events = heard(screen, 'device-rename')
      await screen.press('button', /^Edit/)
      type(await screen.find('textbox', 'Device name'), 'Stairs')
      await screen.press('button', 'Save')
      await until(() => events.length)
      const [event] = events
      expect(event?.detail).to.deep.equal({ device_id: 'device_hallway_thermostat', name: 'Stairs' })
      expect(screen.text).to.contain('Stairs')
    })

    it('no ids and accounts that the host does not want shown', async () => {
      const hidden = { disableResourceIds: true, disableConnectedAccountInformation: true }
      const screen = await loadedThermostat(await startPlatform(), hidden)
      expect(screen.names('term')).to.include('Manufacturer')
      expect(screen.names('term')).not.to.include.members(['Linked account', 'Device ID'])
    })
  })

  describe('shows temperatures', () => {
    it('in the unit that the host wants, until a person wants another', async () => {
      const screen = await loadedThermostat(await startPlatform(), { temperatureUnit: 'celsius' })
      expect(cardOf(screen)).to.deep.include.members(['20°C', 'Heat & Cool · 21°C – 24°C'])
      expect(screen.control).to.equal('Heat & Cool 21°C 24°C')
      chooseUnit(screen, '°F')
      await settled()
      expect(screen.control).to.equal('Heat & Cool 70°F 76°F')
      screen.element.temperatureUnit = 'fahrenheit'
      await settled()
      screen.element.temperatureUnit = 'celsius'
      await settled()
      expect(screen.control).to.equal('Heat & Cool 21°C 24°C')
    })

    it('in one unit in all elements, which is kept for the next', async () => {
      const platform = await startPlatform()
      const screen = await loadedThermostat(platform)
      const other = await loadedThermostat(platform, { deviceId: 'device_bedroom_thermostat' })
      chooseUnit(other, '°C')
      await settled()
      expect([unitOf(screen), unitOf(other)]).to.deep.equal(['°C', '°C'])
      expect(screen.detail('Temperature')).to.equal('20°C')
      expect(Object.values({ ...localStorage })).to.deep.equal(['celsius'])
      screen.element.remove()
      other.element.remove()
      expect(unitOf(await loadedThermostat(platform))).to.equal('°C')
      chooseUnit(await loadedThermostat(platform), '°F')
      await settled()
    })

    it('in the chosen unit where nothing can be kept', async () => {
      const { getItem, setItem } = Storage.prototype
      const refuse = (): never => {
        throw new DOMException('No.', 'SecurityError')
      }
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse })
      try {
        const platform = await startPlatform()
        const screen = await loadedThermostat(platform)
        chooseUnit(screen, '°C')
        await settled()
        const other = await loadedThermostat(platform)
        expect([unitOf(screen), unitOf(other)]).to.deep.equal(['°C', '°C'])
        chooseUnit(screen, '°F')
        await settled()
        expect(unitOf(other)).to.equal('°F')
      } finally {
        Object.assign(Storage.prototype, { getItem, setItem })
      }
    })

    it('and changes no temperature by changing the unit', async () => {
      const platform = await startPlatform()
      const screen = await loadedThermostat(platform)
      for (const unit of ['°C', '°F', '°C', '°F']) {
        chooseUnit(screen, unit)
        await settled()
      }
      expect(screen.control).to.equal('Heat & Cool 70°F 76°F')
      expect(changesOf(platform)).to.deep.equal([])
    })
  })

  it('is what the details of a device and a row of the table open', async () => {
    const { client } = await startPlatform()
    const details = new ThermostatScreen(show(DeviceDetailsElement, { client, deviceId: 'device_lobby_thermostat' }).element)
    await details.find('heading', 'Current settings')
    expect(cardOf(details)[2]).to.equal('Cool · 73°F')
    const table = show(DeviceTableElement, { client })
    await table.press('row', 'Hallway Thermostat')
    await table.find('heading', 'Current settings')
    expect(table.focused).to.equal('Thermostat')
    await table.press('button', 'Back')
    await table.find('row', 'Hallway Thermostat')
  })

  it('is set by keyboard alone', async () => {
    const platform = await startPlatform()
    const screen = await loadedThermostat(platform)
    screen.element.addEventListener('before-change', (event) => event.preventDefault())
    await tabTo(screen, 'Mode')
    await tabTo(screen, 'Heat')
    await sendKeys({ press: 'ArrowRight' })
    await tabTo(screen, 'Cool')
    await sendKeys({ press: 'ArrowLeft' })
    expect(screen.control).to.equal('Heat & Cool 70°F 75°F')
    await tabTo(screen, /Manage/)
    await tabTo(screen, 'Fan mode')
  })

  describe('keeps nobody out', () => {
    afterEach(async () => {
      await setViewport({ width: 800, height: 600 })
      await emulateMedia({ colorScheme: 'light' })
    })
    const states: Readonly<Record<string, Partial<Parameters<typeof addThermostat>[1]>>> = {
      'heats and cools': { temperatureUnit: 'celsius' },
      'is off': { deviceId: 'device_attic_thermostat' },
      'is offline': { deviceId: 'device_studio_thermostat' },
      'has its set points beyond the limits': { deviceId: 'device_unit_0039' },
      'has a gap that is too large': { deviceId: 'device_unit_0038' },
      'speaks German': { locale: 'de', deviceId: 'device_hallway_thermostat' }
    }
    for (const [name, properties] of Object.entries(states)) {
      for (const [width, colorScheme] of [
        [280, 'light'],
        [320, 'dark'],
        [720, 'light']
      ] as const) {
        it(`where it ${name}, ${width} px wide, ${colorScheme}`, async () => {
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
})
