import type { NoiseSensorDetailsElement } from '../../../elements/noise-sensor-details.js'
import { heroOf, levelOf, NOW } from '../support/noise-sensor.js'
import type { Device } from '../support/sent.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'
import { recordEvents, type Screen, settled, until } from '../support/stage.js'

type Sensor = Screen<NoiseSensorDetailsElement>

const THRESHOLDS = '/noise_sensors/noise_thresholds/list'
const LIVING_ROOM = 'device_living_room_sensor'
const LOFT = 'device_loft_sensor'
const POOL_HOUSE = 'device_pool_house_sensor'

/** Returns the texts of the threshold rows. */
const rowsOf = ({ root }: Sensor): string[] =>
  [...root.querySelectorAll<HTMLElement>('ul[aria-label="Noise thresholds"] > li')].map((row) =>
    // WebKit ends a text with the line break of its last block.
    row.innerText
      .trim()
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/\s*\n\s*/g, ' | ')
  )

const between = (
  name: string,
  starts_daily_at: unknown,
  ends_daily_at: unknown,
  noise_threshold_decibels?: number
) => ({
  name,
  starts_daily_at,
  ends_daily_at,
  ...(noise_threshold_decibels && { noise_threshold_decibels })
})

const listing = (thresholds: readonly Readonly<Record<string, unknown>>[]) => ({
  [THRESHOLDS]: {
    body: {
      ok: true,
      noise_thresholds: thresholds.map((threshold, index) => ({ noise_threshold_id: `${index}`, ...threshold }))
    }
  }
})

/** Removes the location of a device. */
function nowhere(device: Device): void {
  delete device.location
}

describe('Noise sensor details', () => {
  cleanUpAfterEach()

  it('show the state and the noise level of the sensor', async () => {
    const { screen: sensor } = await setup('x-noise-sensor-details', {
      deviceId: LIVING_ROOM,
      showBack: true,
      now: NOW
    })
    expect(sensor.names('heading')[0]).to.equal('Noise Sensor')
    expect(sensor.all('image')).to.have.length(1)
    expect(sensor.text).to.contain('Living Room Sensor')
    for (const part of ['Online', 'Good · 84%', 'Minut Sensor Gen 3']) {
      expect(heroOf(sensor)?.textContent).to.contain(part)
    }
    expect(levelOf(sensor)).to.equal('42 dB · Quiet')
    const events = recordEvents(sensor, 'back')
    await sensor.press('button', 'Back')
    expect(events).to.have.length(1)
  })

  it('list issues of the sensor', async () => {
    const edit = (device: Device): void => {
      device.errors = [{ error_code: 'device_offline', message: 'The sensor is not to be reached.' }]
    }
    const { screen: sensor } = await setup('x-noise-sensor-details', { edit, deviceId: LIVING_ROOM, now: NOW })
    await sensor.waitForText('The device is offline.')
  })

  it('update when the device ID changes', async () => {
    const { screen: sensor, advance } = await setup('x-noise-sensor-details', { deviceId: LIVING_ROOM, now: NOW })
    sensor.element.deviceId = POOL_HOUSE
    await advance(1000)
    expect(levelOf(sensor)).to.equal('0-40 dB')
    await sensor.waitForText('None')
    expect(sensor.text).to.contain('Pool House Sensor').and.not.to.contain('Owner')
  })
})

describe('Noise threshold list', () => {
  cleanUpAfterEach()

  it('is sorted by start time, in the time zone shown below', async () => {
    const { screen: sensor } = await setup('x-noise-sensor-details', { deviceId: LIVING_ROOM })
    expect(rowsOf(sensor)).to.deep.equal([
      '12:30 AM – 6:30 AM | 57 dB',
      'Owner | 5:00 AM – 8:30 AM | 74.5 dB',
      'Daytime | 7:00 AM – 10:00 PM | 80 dB',
      'Quiet hours | 10:00 PM – 7:00 AM | 62 dB'
    ])
    expect(sensor.text).to.contain('All times in Stockholm')
  })

  it('is formatted for the locale', async () => {
    const { screen: sensor } = await setup('x-noise-sensor-details', { deviceId: LIVING_ROOM, locale: 'en-GB' })
    expect(rowsOf(sensor)[3]).to.equal('Quiet hours | 22:00 – 07:00 | 62 dB')
  })

  it('shows malformed times as received, and reports each once', async () => {
    const t = await setup('x-noise-sensor-details', {
      deviceId: LIVING_ROOM,
      holds: [THRESHOLDS],
      faults: listing([
        between('After dark', 'sunset', '', 70),
        between('Mars', '20:00:00[Mars/Olympus]', '23:00:00[Europe/Stockholm]'),
        between('Again', 'sunset', '06:00:00[Europe/Stockholm]', 60),
        between('Record', { toString: null }, '07:00:00[Europe/Stockholm]', 55),
        between('Fine', '08:00:00[Europe/Stockholm]', '09:00:00[Europe/Stockholm]', 65)
      ])
    })
    const reports = t.events('platform-error')
    t.release(THRESHOLDS)
    await until(() => rowsOf(t.screen).length === 5)
    expect(rowsOf(t.screen)).to.deep.equal([
      'Fine | 8:00 AM – 9:00 AM | 65 dB',
      'After dark | Sunset – – | 70 dB',
      'Mars | 20:00:00[Mars/Olympus] – 11:00 PM | –',
      'Again | Sunset – 6:00 AM | 60 dB',
      'Record | – – 7:00 AM | 55 dB'
    ])
    await settled()
    expect(reports.map(({ detail: { error, operation } }) => [String(error), operation])).to.deep.equal([
      ['Error: Cannot parse sunset as ZonedTime: cannot parse date', 'noiseSensors.noiseThresholds.list'],
      ['Error: Cannot parse  as ZonedTime: empty string', 'noiseSensors.noiseThresholds.list'],
      [
        'Error: Cannot parse 20:00:00[Mars/Olympus] as ZonedTime: cannot parse time zone',
        'noiseSensors.noiseThresholds.list'
      ]
    ])
  })

  it('names no time zone if it is unknown', async () => {
    const { screen: sensor } = await setup('x-noise-sensor-details', {
      edit: nowhere,
      faults: listing([{ starts_daily_at: 'dusk', ends_daily_at: 'dawn', noise_threshold_decibels: 50 }]),
      deviceId: LIVING_ROOM
    })
    expect(rowsOf(sensor)).to.deep.equal(['Dusk – dawn | 50 dB'])
    expect(sensor.text).not.to.contain('All times in')
  })

  it('explains thresholds, and quiet hours for a Minut sensor', async () => {
    const sentence = 'A noise threshold is the highest noise level in dB allowed for a time range in the day.'
    const tipOf = async (deviceId: string): Promise<string | undefined> => {
      const { screen: sensor } = await setup('x-noise-sensor-details', { deviceId })
      await sensor.press('button', 'About noise thresholds')
      const tip = await until(() => sensor.root.querySelector<HTMLElement>('[role=tooltip]:not([hidden])'))
      return tip.textContent ?? undefined
    }
    expect(await tipOf(POOL_HOUSE)).to.equal(sentence)
    expect(await tipOf(LIVING_ROOM)).to.equal(
      `${sentence} Quiet hours is a separate threshold that takes effect only for a specified time range.`
    )
  })

  it('moves the focus to its tab when "Try again" succeeds', async () => {
    const { screen: sensor } = await setup('x-noise-sensor-details', {
      faults: { [THRESHOLDS]: { status: 409, times: 1 } },
      deviceId: LIVING_ROOM
    })
    ;(await sensor.find('button', 'Try again')).focus()
    await sensor.press('button', 'Try again')
    await until(() => rowsOf(sensor).length === 4)
    expect(sensor.focused).to.equal('Details')
  })

  it('distinguishes empty and loading states', async () => {
    const { screen: none, platform } = await setup('x-noise-sensor-details', { deviceId: POOL_HOUSE })
    expect(none.text).to.contain('None').and.not.to.contain('could not')
    expect(none.root.querySelector('[aria-busy]') === null).to.equal(true)
    none.element.remove()

    platform.hold(THRESHOLDS)
    const { screen: loading } = await setup('x-noise-sensor-details', { platform, deviceId: LOFT })
    await loading.waitForText('Loading noise thresholds')
    expect(loading.text).not.to.match(/None|could not/)
    expect(loading.root.querySelector('[aria-busy]')?.childElementCount).to.be.above(1)
  })
})
