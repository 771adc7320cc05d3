import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, type Setting, settled, setup, until } from '../support/setup.js'
import { setupThermostat, ThermostatScreen, withProperties } from '../support/thermostat.js'

describe('Thermostat', () => {
  cleanUpAfterEach()

  describe('Readings', () => {
    const readings: Readonly<Record<string, readonly string[]>> = {
      device_hallway_thermostat: ['Temperature', '69°F', 'Heating to 70°F', 'Humidity 46%', 'Fan: running'],
      device_bedroom_thermostat: ['Temperature', '66°F', 'Heating to 68°F', 'Humidity 38%', 'Fan: running'],
      device_lobby_thermostat: ['Temperature', '75°F', 'Cooling to 73°F', 'Humidity 56%', 'Fan: running'],
      device_attic_thermostat: ['Temperature', '--', 'Off', 'Humidity --', 'Fan: idle']
    }
    for (const [deviceId, expected] of Object.entries(readings)) {
      it(`show temperature, status, humidity and fan of ${deviceId}`, async () => {
        const { screen } = await setupThermostat({ deviceId })
        expect(screen.names('heading')[0]).to.equal('Thermostat')
        expect(screen.reading).to.deep.equal(expected)
      })
    }

    const running = { is_heating: true, is_cooling: true, is_fan_running: true }
    const idle = { is_heating: false, is_cooling: false, is_fan_running: false }
    for (const [status, properties] of Object.entries({
      'Heating to 70°F': running,
      // The temperature is already below the cooling set point.
      Cooling: { ...running, is_heating: false },
      'Cooling to 76°F': { ...running, is_heating: false, temperature_fahrenheit: 78 },
      Heating: { ...running, temperature_fahrenheit: 78 },
      'Fan only': { ...idle, is_fan_running: true },
      'Heat & Cool · 70°F – 76°F': idle
    })) {
      it(`show "${status}" as the status`, async () => {
        const { screen } = await setupThermostat(withProperties(properties))
        expect(screen.reading[2]).to.equal(status)
      })
    }

    it('show an unknown mode next to the status', async () => {
      const setting = { hvac_mode_setting: 'eco', heating_set_point_fahrenheit: 70, cooling_set_point_fahrenheit: 80 }
      const { screen } = await setupThermostat(withProperties({ current_climate_setting: setting }))
      expect(screen.reading.slice(2, 4)).to.deep.equal(['Heating to 70°F', 'Eco · 70°F – 80°F'])
    })

    it('show "Off" instead of the status once the thermostat is being turned off', async () => {
      const { screen } = await setupThermostat(withProperties(running))
      screen.choose('Mode', 'Off')
      await settled()
      expect(screen.reading[2]).to.equal('Off')
      expect(screen.reading.join()).not.to.contain('Heating')
    })

    it('show whether the fan is running, independent of the fan mode', async () => {
      const { screen } = await setupThermostat({ deviceId: 'device_lobby_thermostat' })
      expect(screen.chosen('Fan mode')).to.equal('Circulate')
      expect(screen.reading).to.include('Fan: running')
      expect(screen.reading.join()).not.to.contain('Auto')
    })

    it('show dashes for missing values', async () => {
      const edit = (device: Device): void => {
        device.properties = { online: true, available_climate_presets: [] }
      }
      const { screen } = await setupThermostat({ edit })
      expect(screen.reading).to.deep.equal(['Temperature', '--', '--', 'Humidity --', 'Fan: --'])
      expect(screen.root.querySelector('[aria-label="Fan mode"]')).to.equal(null)
      expect(screen.names('button')).to.include('Manage (0 Preset)')
    })
  })

  describe('Offline thermostat', () => {
    it('shows the last reading with its age', async () => {
      const { screen } = await setupThermostat({ deviceId: 'device_studio_thermostat' })
      expect(screen.reading.slice(2)).to.deep.equal(['64°F', 'Eco · 60°F – 80°F', 'Humidity 41%'])
      expect(screen.reading[1]).to.equal('last reading 5 hr ago')
      expect(screen.root.querySelector('.hero')?.textContent.match(/Device Offline/g)).to.have.length(1)
    })

    const since = (created_at: string, error_code = 'device_offline'): Setting => ({
      edit: (device) =>
        Object.assign(device, {
          properties: { ...device.properties, online: false },
          errors: [{ error_code, message: 'It is not there.', created_at }]
        })
    })
    for (const [minutes, ago] of [
      [1, '1 min ago'],
      [120, '2 hr ago'],
      [3 * 1440, '3 days ago']
    ] as const) {
      it(`shows the time of the offline error: ${ago}`, async () => {
        const { screen } = await setupThermostat(since(new Date(Date.now() - minutes * 60_000).toISOString()))
        expect(screen.reading[1]).to.equal(`last reading ${ago}`)
      })
    }

    it('shows no current status and no current temperature on the scale', async () => {
      expect((await setupThermostat()).screen.text).to.match(/Now 69/)
      const { screen } = await setupThermostat(withProperties({ online: false }))
      expect(screen.text).not.to.match(/Now \d|Heating|Fan: (running|idle)/)
    })
  })

  describe('Controls', () => {
    for (const [width, isDial] of [
      [430, false],
      [440, true],
      [900, true]
    ] as const) {
      it(`are ${isDial ? '' : 'not '}next to a dial at ${width} px`, async () => {
        const { screen } = await setupThermostat({ width })
        const dial = screen.root.querySelector('.dial')?.getBoundingClientRect()
        expect(dial?.width !== 0).to.equal(isDial)
        if (isDial) expect(screen.stepper('Heat').getBoundingClientRect().left).to.be.greaterThan(dial?.right ?? 0)
      })
    }

    it('offer the modes of the device with the sliders of each mode', async () => {
      const { screen } = await setupThermostat()
      expect(screen.offered('Mode')).to.deep.equal(['Heat', 'Cool', 'Heat & Cool', 'Off'])
      const shown: string[] = []
      for (const mode of screen.offered('Mode')) {
        screen.choose('Mode', mode)
        shown.push(screen.control)
      }
      expect(shown).to.deep.equal(['Heat 70°F', 'Cool 76°F', 'Heat & Cool 70°F 76°F', 'Off'])
      screen.element.addEventListener('before-change', (event) => event.preventDefault())
    })

    it('show an unknown mode until another mode is chosen', async () => {
      const { screen } = await setupThermostat(
        withProperties({
          current_climate_setting: { hvac_mode_setting: 'eco' },
          available_hvac_mode_settings: ['eco', 'heat']
        })
      )
      expect(screen.offered('Mode')).to.deep.equal(['Eco', 'Heat'])
      expect(screen.chosen('Mode')).to.equal('Eco')
      expect(screen.slider('Heat')).to.equal(undefined)
      screen.element.addEventListener('before-change', (event) => event.preventDefault())
      screen.choose('Mode', 'Heat')
      expect(screen.offered('Mode')).to.deep.equal(['Heat'])
    })

    it('offer the fan modes Auto and On, and show the current one', async () => {
      const { screen, platform } = await setupThermostat({ deviceId: 'device_lobby_thermostat' })
      expect(screen.offered('Fan mode')).to.deep.equal(['Circulate', 'Auto', 'On'])
      expect(screen.chosen('Fan mode')).to.equal('Circulate')
      const { screen: other } = await setupThermostat({ platform, deviceId: 'device_bedroom_thermostat' })
      expect(other.root.querySelector('[aria-label="Fan mode"]')).to.equal(null)
    })

    it('are disabled while the thermostat is offline', async () => {
      const { screen } = await setupThermostat(withProperties({ online: false }))
      expect(screen.text).to.contain('Device Offline')
      const fields = [
        screen.selectOf('Mode'),
        screen.selectOf('Fan mode'),
        screen.slider('Heat'),
        screen.stepper('Cool')
      ]
      expect(fields.map((field) => field?.matches(':disabled'))).to.deep.equal([true, true, true, true])
      expect(screen.all('button', 'Heat: higher')[0]?.matches(':disabled')).to.equal(true)
      expect(screen.control).to.equal('Heat & Cool 70°F 76°F')
    })

    it('explain the current settings in a tooltip', async () => {
      const { screen } = await setupThermostat()
      await screen.press('button', 'About the current settings')
      const tip = await until(() => screen.root.querySelector<HTMLElement>('[role=tooltip]:popover-open'))
      expect(tip.textContent).to.equal(
        'These are the settings currently on the device. If you change them here, they change on the device.'
      )
    })

    it('open the presets and return the focus', async () => {
      const { screen } = await setupThermostat()
      const button = await screen.find('button', 'Manage (4 Presets)')
      button.focus()
      button.click()
      await screen.find('heading', /^Climate Presets/)
      await screen.press('button', 'Back')
      await screen.find('heading', 'Thermostat')
      expect(screen.focused).to.equal('Manage (4 Presets)')
    })
  })

  describe('Layout', () => {
    it('shows the set points and below them the presets in the first 430 px of a small screen', async () => {
      const { screen } = await setupThermostat({ width: 320 })
      const { top } = screen.element.getBoundingClientRect()
      const below = (part: Element): number => part.getBoundingClientRect().bottom - top
      const [chip] = screen.all('button', /^Guest arrival/)
      const ends = [screen.stepper('Heat'), chip ?? screen.element].map(below)
      expect(ends[0]).to.equal(below(screen.stepper('Cool')))
      expect(ends[0]).to.be.below(ends[1] ?? 0)
      expect(ends[1]).to.be.at.most(430)
    })

    for (const width of [280, 480, 900]) {
      it(`keeps temperature and unit on one line at twice the font size and ${width} px`, async () => {
        const { screen } = await setupThermostat({ width })
        screen.element.style.fontSize = '32px'
        const number = screen.root.querySelector('.room-reading b')
        const range = document.createRange()
        range.selectNodeContents(number ?? document.body)
        expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).to.equal(1)
        expect(Number.parseFloat(getComputedStyle(number ?? document.body).fontSize)).to.be.greaterThan(38)
      })
    }
  })

  it('labels each slider and each number field differently', async () => {
    const { root } = (await setupThermostat()).screen
    const names = [...root.querySelectorAll<HTMLInputElement>('[type=range], [role=spinbutton]')].map(
      ({ ariaLabel, labels }) => ariaLabel ?? labels?.[0]?.textContent
    )
    expect(names).to.deep.equal(['Heat', 'Cool', 'Heat to', 'Cool to'])
  })

  it('opens from the device details and from a row of the device table', async () => {
    const { element } = await setup('x-device-details', { deviceId: 'device_lobby_thermostat' })
    const details = new ThermostatScreen(element)
    await details.find('heading', 'Current settings')
    expect(details.reading[2]).to.equal('Cooling to 73°F')
    const { screen: table } = await setup('x-device-table')
    await table.press('row', 'Hallway Thermostat')
    await table.find('heading', 'Current settings')
    expect(table.focused).to.equal('Thermostat')
    await table.press('button', 'Back')
    await table.find('row', 'Hallway Thermostat')
  })
})
