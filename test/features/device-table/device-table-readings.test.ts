import { readingOf } from '../../../src/features/device-table/reading-of.js'
import { ENGLISH } from '../../../src/messages/messages.js'
import { setupCodes } from '../support/code-table.js'
import { type DeviceTable } from '../support/device-table.js'
import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

const STUDIO = 'device_studio_thermostat'

/** Returns the visible texts of a row after its name, in reading order. */
const statusOf = (table: DeviceTable, name: string): string[] => table.rowWords(name).slice(1)

const lineHeight = (table: DeviceTable, name: string): number => table.all('row', name)[0]?.offsetHeight ?? 0

describe('Device table row', () => {
  cleanUpAfterEach()

  it('shows the state, short causes of issues, the model and what the device measures, in this order', async () => {
    const { screen: table } = await setup('x-device-table')
    for (const [name, ...texts] of [
      ['Front Door', 'Locked', 'August Wi-Fi Smart Lock'],
      ['Back Door', 'Unlocked', 'August Smart Lock Pro'],
      ['Roof Terrace', 'State unknown', 'Nuki Smart Lock 4.0 Pro'],
      ['Garage', 'Locked', 'Low · 23%', 'Schlage Encode Plus'],
      ['Garden Gate', 'Unlocked', 'Low! · 4%', 'Yale Assure Lock 2'],
      ['Boiler Room', 'Locked', 'Hub offline', 'Low · 17%', 'Schlage Control'],
      ['Lake Cabin', 'Locked', 'No hub', 'igloohome Mortise 2+'],
      ['Hallway Thermostat', 'Heating to 70°', 'ecobee Smart Thermostat Premium', '69°'],
      ['Lobby Thermostat', 'Cooling to 73°', 'Honeywell Home T9 Smart Thermostat', '75°'],
      ['Attic Thermostat', 'Idle', 'ecobee3 lite'],
      ['Living Room Sensor', 'Quiet', 'Minut Sensor Gen 3', '42 dB'],
      ['Loft Sensor', 'Too loud', 'Low · 12%', 'Minut Sensor Gen 3', '78 dB'],
      ['Pool House Sensor', 'Quiet', 'NoiseAware Indoor Sensor Gen 4', '0-40 dB'],
      ['Side Entrance', 'Device Offline', 'Schlage Encode'],
      ['Penthouse 12A', 'Account Offline', 'Kwikset Halo Touch']
    ] as const) {
      expect(statusOf(table, name), name).to.deep.equal(texts)
    }
  })

  it('shows only issues, by their specific names', async () => {
    const edit = (device: Device): void => {
      if (device.device_id === 'device_office') device.errors = [{ error_code: 'unheard_of', message: 'Oh.' }]
      if (device.device_id === 'device_cellar') device.warnings = [{ warning_code: 'privacy_mode', message: 'Oh.' }]
    }
    const { screen: table } = await setup('x-device-table', { edit })
    expect(statusOf(table, 'Office')).to.deep.equal(['Locked', 'Error', 'Yale Linus L2'])
    expect(statusOf(table, 'Cellar')).to.deep.equal(['Locked', 'Privacy mode', 'Yale Doorman L3S'])
  })

  it('shows the temperature in the unit of the page', () => {
    const thermostat = {
      device_id: STUDIO,
      properties: { available_climate_presets: [], temperature_fahrenheit: 69.4 }
    }
    expect(readingOf(thermostat, 'fahrenheit', ENGLISH).measured).to.equal('69°')
    expect(readingOf(thermostat, 'celsius', ENGLISH).measured).to.equal('20°')
  })

  it('omits missing readings of a thermostat', async () => {
    const edit = (device: Device): void => {
      const { available_climate_presets, name } = device.properties ?? {}
      if (available_climate_presets) device.properties = { available_climate_presets, name, online: true }
    }
    const { screen: table } = await setup('x-device-table', { edit })
    expect(table.rowWords('Hallway Thermostat')).to.deep.equal(['Hallway Thermostat', 'Idle'])
  })

  for (const [when, created_at, words] of [
    ['2 hours ago', () => new Date(Date.now() - 2 * 3_600_000).toISOString(), '64° · last reading 2 hr ago'],
    ['3 days ago', () => new Date(Date.now() - 3 * 86_400_000).toISOString(), '64° · last reading 3 days ago'],
    ['at an unknown time', () => 'some day', '64° · last reading']
  ] as const) {
    it(`marks a reading of an offline device as measured ${when}`, async () => {
      const edit = (device: Device): void => {
        if (device.device_id === STUDIO)
          device.errors = [{ error_code: 'device_offline', message: '', created_at: created_at() }]
      }
      const { screen: table } = await setup('x-device-table', { edit })
      expect(statusOf(table, 'Studio Thermostat').slice(0, 2)).to.deep.equal(['Device Offline', words])
    })
  }

  it('fits extreme readings and names into every width', async () => {
    const edit = (device: Device): void => {
      const { properties } = device
      if (!properties) return
      properties.image_url = null
      if (device.device_id === 'device_loft_sensor')
        Object.assign(properties, { minut_metadata: null, noise_level_decibels: 100_000 })
      if (device.device_id === 'device_hallway_thermostat') Object.assign(properties, { temperature_fahrenheit: -40 })
      if (device.device_id === 'device_front_door') properties.name = 'Very long name '.repeat(667)
    }
    for (const width of [280, 320, 480, 900]) {
      const { screen: table } = await setup('x-device-table', { edit, width })
      expect(statusOf(table, 'Loft Sensor')).to.include.members(['Too loud', '100,000 dB'])
      expect(statusOf(table, 'Hallway Thermostat')).to.include('-40°')
      table.element.remove()
    }
  })

  for (const [width, height] of [
    [320, 64],
    [900, 52]
  ] as const) {
    it(`is ${height} px high in an element of ${width} px, also with a long name`, async () => {
      const { screen: table } = await setup('x-device-table', { width })
      for (const name of [
        'Front Door',
        'Hallway Thermostat',
        'Apartment 4B, Second Staircase, Inner Courtyard, Harbour House 7'
      ]) {
        expect(lineHeight(table, name), name).to.be.closeTo(height, 1)
      }
    })
  }

  it('is lower but complete if dense is set', async () => {
    for (const width of [320, 480, 900]) {
      const { screen: table, platform } = await setup('x-device-table', { width })
      const [usual, words] = [lineHeight(table, 'Hallway Thermostat'), statusOf(table, 'Hallway Thermostat')]
      table.element.setAttribute('dense', '')
      expect(table.element.dense).to.equal(true)
      const { screen: dense } = await setup('x-device-table', { platform, dense: true, width })
      expect(lineHeight(dense, 'Hallway Thermostat')).to.be.at.most(0.75 * usual)
      expect(dense.all('row', 'Hallway Thermostat')[0]?.innerText).to.contain(words[0])
      table.element.remove()
      dense.element.remove()
    }
  })

  it('is lower in a dense access code table', async () => {
    const heights = []
    for (const dense of [false, true]) {
      const { screen } = await setupCodes({ dense, width: 480 })
      heights.push((await screen.find('row', 'Family')).offsetHeight)
    }
    expect(heights[1]).to.be.lessThan(heights[0] ?? 0)
  })
})
