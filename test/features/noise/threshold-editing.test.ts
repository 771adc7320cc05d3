import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { NoiseSensorDetailsElement } from '../../../elements/noise-sensor-details.js'
import { useFakeClock } from '../../passing-time.js'
import { NOW, SENSOR, THRESHOLDS } from '../support/noise-sensor.js'
import { refusal } from '../support/refusal.js'
import { Screen, recordEvents, show, startPlatform, type TestPlatform, useCleanPage, words } from '../support/stage.js'

const CREATE = '/noise_sensors/noise_thresholds/create'
const UPDATE = '/noise_sensors/noise_thresholds/update'
const NAME = 'Name (optional)'
const LEVEL = 'Alert above (dB)'
const QUIET_ID = 'noise_threshold_living_room_sensor_2'

/** A noise sensor with its thresholds and the threshold form. */
class Sensor extends Screen<NoiseSensorDetailsElement> {
  get rows(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('ul[aria-label="Noise thresholds"] > li')]
  }

  /** Returns the name, times and level of each row. */
  get thresholds(): string[] {
    return this.rows.map((row) =>
      [...row.querySelectorAll('bdi, div:not([class]) > div:last-child, b')]
        .map(({ textContent }) => words(textContent))
        .join(' | ')
    )
  }

  /** Returns the warnings about other thresholds. */
  get remarks(): string[] {
    return [...this.root.querySelectorAll('[role=status] > .alert')].map(({ textContent }) => words(textContent))
  }
}

describe('Noise threshold form', () => {
  useCleanPage()
  const advance = useFakeClock(NOW)

  async function open({ client }: TestPlatform, given: Partial<NoiseSensorDetailsElement> = {}, width?: number) {
    const properties = { client, deviceId: SENSOR, ...given }
    const sensor = new Sensor(show(NoiseSensorDetailsElement, properties, { ...(width && { width }) }).element)
    await advance(100)
    return sensor
  }

  async function press(sensor: Sensor, name: string): Promise<void> {
    await sensor.press('button', name)
    await advance(100)
  }

  async function openForm(sensor: Sensor, edited?: string): Promise<void> {
    await press(sensor, edited ? `Edit ${edited}` : 'Add threshold')
    await sensor.find('button', 'Save')
  }

  async function remove(sensor: Sensor, name: string): Promise<void> {
    await press(sensor, `Delete ${name}`)
    await sensor.waitForText('Delete this noise threshold?')
    await press(sensor, 'Delete')
  }

  describe('Adding', () => {
    it('sends one request in the time zone of the sensor and dispatches threshold-change', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      const previous = sensor.thresholds
      const [asked, created] = [recordEvents(sensor, 'before-change'), recordEvents(sensor, 'threshold-change')]
      await openForm(sensor)
      sensor.enter(NAME, 'Siesta')
      sensor.enter(LEVEL, '64,5')
      sensor.enter('From', '13:00')
      sensor.enter('To', '15:30')
      const reads = platform.requests(THRESHOLDS).length
      await press(sensor, 'Save')
      const sent = {
        device_id: SENSOR,
        name: 'Siesta',
        noise_threshold_decibels: 64.5,
        starts_daily_at: '13:00:00[Europe/Stockholm]',
        ends_daily_at: '15:30:00[Europe/Stockholm]'
      }
      expect(platform.requests(CREATE)).to.deep.equal([sent])
      expect(asked.map(({ detail }) => detail)).to.deep.equal([
        { operation: 'noiseSensors.noiseThresholds.create', params: sent }
      ])
      expect(created.map(({ detail }) => detail)).to.deep.equal([
        { change: 'created', ...sent, noise_threshold_id: 'noise_threshold_living_room_sensor_5' }
      ])
      expect(sensor.thresholds).to.have.length(previous.length + 1)
      expect(sensor.thresholds).to.include('Siesta | 1:00 PM – 3:30 PM | 64.5 dB')
      expect(sensor.announcements).to.contain('SiestaNoise threshold created')
      expect(sensor.focused).to.equal('Edit Siesta')
      expect(platform.requests(THRESHOLDS).length).to.equal(reads + 1)
    })

    it('focuses the new unnamed threshold among others with the same times', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      await openForm(sensor)
      await press(sensor, `${LEVEL}: lower`)
      await press(sensor, 'Save')
      expect(platform.requests(CREATE)).to.have.length(1)
      expect(sensor.focused).to.equal('Edit 10:00 PM – 7:00 AM')
    })

    it('sends a level changed with the arrow keys', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      await openForm(sensor)
      sensor.enter(LEVEL, '61,5')
      sensor.field(LEVEL).focus()
      await sendKeys({ press: 'ArrowUp' })
      await sendKeys({ press: 'ArrowUp' })
      await sendKeys({ press: 'ArrowDown' })
      await sendKeys({ press: 'Control+ArrowDown' })
      await press(sensor, 'Save')
      expect(platform.requests(CREATE)).to.have.length(1)
      expect(platform.requests(CREATE)[0]).to.include({ noise_threshold_decibels: 62 })
    })

    it('sends one request for several submits', async () => {
      const platform = await startPlatform()
      const release = platform.hold(CREATE)
      const sensor = await open(platform)
      await openForm(sensor)
      sensor.enter(LEVEL, '70')
      await press(sensor, 'Save')
      sensor.root.querySelector('form')?.requestSubmit()
      await advance(100)
      release()
      await advance(100)
      expect(platform.requests(CREATE)).to.have.length(1)
    })

    it('shows validation errors at their fields and sends nothing', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      await openForm(sensor)
      sensor.enter('To', '22:00')
      expect(sensor.error(LEVEL)).to.equal(undefined)
      await press(sensor, 'Save')
      expect([sensor.error(LEVEL), sensor.error('To')]).to.deep.equal([
        'Required',
        'The end must differ from the start.'
      ])
      expect(sensor.focused).to.equal(LEVEL)
      sensor.enter(LEVEL, '141')
      await advance(0)
      expect(sensor.error(LEVEL)).to.equal('Enter a number from 0 to 140.')
      expect(platform.requests(CREATE)).to.deep.equal([])
    })

    it('shows server-side validation errors next to their fields and keeps the input', async () => {
      const faults = { [CREATE]: { ...refusal({ noise_threshold_decibels: 'The sensor hears no less.' }), times: 1 } }
      const platform = await startPlatform({ faults })
      const sensor = await open(platform)
      await openForm(sensor)
      sensor.enter(NAME, 'Library')
      sensor.enter(LEVEL, '20')
      const { values } = sensor
      await press(sensor, 'Save')
      expect(sensor.error(LEVEL)).to.equal('The sensor hears no less.')
      expect(sensor.values).to.deep.equal(values)
      sensor.enter(LEVEL, '40')
      await advance(0)
      expect(sensor.error(LEVEL)).to.equal(undefined)
      await press(sensor, 'Save')
      expect(sensor.thresholds).to.include('Library | 10:00 PM – 7:00 AM | 40 dB')
    })
  })

  describe('Editing', () => {
    it('sends only the changed fields', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      const updated = recordEvents(sensor, 'threshold-change')
      await openForm(sensor, 'Quiet hours')
      expect(sensor.values).to.deep.equal({ [NAME]: 'Quiet hours', [LEVEL]: '62', From: '22:00', To: '07:00' })
      await press(sensor, `${LEVEL}: higher`)
      await press(sensor, 'Save')
      const sent = { device_id: SENSOR, noise_threshold_id: QUIET_ID, noise_threshold_decibels: 63 }
      expect(platform.requests(UPDATE)).to.deep.equal([sent])
      expect(updated.map(({ detail }) => detail)).to.deep.equal([{ change: 'updated', ...sent }])
      expect(sensor.thresholds).to.include('Quiet hours | 10:00 PM – 7:00 AM | 63 dB')
      expect(sensor.focused).to.equal('Edit Quiet hours')
    })

    it('does not send a request if nothing was changed', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      await openForm(sensor, 'Quiet hours')
      await press(sensor, 'Save')
      expect(sensor.thresholds).to.have.length(4)
      expect(platform.requests(UPDATE)).to.deep.equal([])
    })

    const changeElsewhere = (platform: TestPlatform, fields: object) =>
      platform.client.noiseSensors.noiseThresholds.update({
        device_id: SENSOR,
        noise_threshold_id: QUIET_ID,
        ...fields
      })

    it('updates the fields that the user has not changed when the threshold changes', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      await openForm(sensor, 'Quiet hours')
      sensor.enter(NAME, 'Hush')
      await changeElsewhere(platform, {
        noise_threshold_decibels: 50,
        starts_daily_at: '21:00:00[Europe/Stockholm]',
        ends_daily_at: '07:00:00[Europe/Stockholm]'
      })
      await advance(61_000)
      expect(sensor.values).to.deep.equal({ [NAME]: 'Hush', [LEVEL]: '50', From: '21:00', To: '07:00' })
      sensor.enter('To', '06:00')
      await press(sensor, 'Save')
      expect(platform.requests(UPDATE)[1]).to.deep.equal({
        device_id: SENSOR,
        noise_threshold_id: QUIET_ID,
        name: 'Hush',
        starts_daily_at: '21:00:00[Europe/Stockholm]',
        ends_daily_at: '06:00:00[Europe/Stockholm]'
      })
      expect(sensor.thresholds).to.include('Hush | 9:00 PM – 6:00 AM | 50 dB')
    })

    it('says that it is saved if the platform has applied a submit that had failed', async () => {
      const platform = await startPlatform({ faults: { [UPDATE]: { status: 503, times: 1 } } })
      const sensor = await open(platform)
      await openForm(sensor, 'Quiet hours')
      sensor.enter(NAME, 'Hush')
      await press(sensor, 'Save')
      await changeElsewhere(platform, { name: 'Hush' })
      await advance(61_000)
      await press(sensor, 'Save')
      expect(platform.requests(UPDATE)).to.have.length(2)
      expect(sensor.focused).to.equal('Edit Hush')
      expect(sensor.announcements).to.contain('HushNoise threshold updated')
    })

    it('lets the user resolve conflicts with changes made elsewhere', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      await openForm(sensor, 'Quiet hours')
      sensor.enter(LEVEL, '70,5')
      sensor.enter('From', '20:00')
      await changeElsewhere(platform, {
        noise_threshold_decibels: 50,
        starts_daily_at: '21:00:00[Europe/Stockholm]',
        ends_daily_at: '07:00:00[Europe/Stockholm]'
      })
      await advance(61_000)
      expect(sensor.conflict(LEVEL)).to.equal('Someone else changed this too. Yours 70,5 Theirs 50')
      expect(sensor.conflict('From')).to.equal('Someone else changed this too. Yours 8:00 PM Theirs 9:00 PM')
      expect(sensor.values).to.include({ [LEVEL]: '70,5', From: '20:00' })
      await press(sensor, 'Save')
      expect([platform.requests(UPDATE).length, sensor.focused]).to.deep.equal([1, 'Keep mine'])
      sensor.all('button', 'Use theirs')[0]?.click()
      await advance(0)
      expect([sensor.values[LEVEL], sensor.conflict(LEVEL)]).to.deep.equal(['50', undefined])
      await press(sensor, 'Keep mine')
      await press(sensor, 'Save')
      expect(platform.requests(UPDATE)[1]).to.deep.equal({
        device_id: SENSOR,
        noise_threshold_id: QUIET_ID,
        starts_daily_at: '20:00:00[Europe/Stockholm]',
        ends_daily_at: '07:00:00[Europe/Stockholm]'
      })
    })

    it('reports that the threshold was deleted elsewhere, and can be left', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      await openForm(sensor, 'Quiet hours')
      sensor.enter(NAME, 'Hush')
      await platform.client.noiseSensors.noiseThresholds.delete({ device_id: SENSOR, noise_threshold_id: QUIET_ID })
      await advance(61_000)
      expect(sensor.alertText).to.equal('This noise threshold was deleted.')
      expect(sensor.values).to.include({ [NAME]: 'Hush' })
      await press(sensor, 'Back')
      await press(sensor, 'Discard')
      expect(sensor.focused, 'its own button is gone').to.equal('Add threshold')
    })

    it('can be left while saving, and a toast reports the outcome', async () => {
      const faults = { [UPDATE]: { status: 500, times: 1 } }
      const platform = await startPlatform({ faults })
      const sensor = await open(platform)
      for (const outcome of ['The noise threshold could not be saved. Please try again.', 'Noise threshold updated']) {
        const release = platform.hold(UPDATE)
        await openForm(sensor, 'Quiet hours')
        sensor.enter(LEVEL, '63')
        await press(sensor, 'Save')
        await press(sensor, 'Back')
        expect(words(sensor.dialog?.textContent)).to.equal(
          'Your changes are being savedQuiet hoursYou can leave. A message will tell you how it ended.Keep editingLeave'
        )
        await press(sensor, 'Leave')
        expect(sensor.dialog).to.equal(null)
        expect(sensor.focused).to.equal('Edit Quiet hours')
        release()
        await advance(1000)
        expect(sensor.announcements).to.contain(`Quiet hours${outcome}`)
      }
      expect(sensor.thresholds).to.include('Quiet hours | 10:00 PM – 7:00 AM | 63 dB')
    })

    it('leaves the focus to the page if it was saved while its element was removed', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      const release = platform.hold(UPDATE)
      await openForm(sensor, 'Quiet hours')
      sensor.enter(LEVEL, '63')
      await press(sensor, 'Save')
      const { parentElement } = sensor.element
      sensor.element.remove()
      await advance(100)
      release()
      await advance(1000)
      const outside = document.body.appendChild(document.createElement('input'))
      outside.focus()
      parentElement?.append(sensor.element)
      await advance(1000)
      expect(document.activeElement?.localName).to.equal('input')
      expect(sensor.thresholds).to.include('Quiet hours | 10:00 PM – 7:00 AM | 63 dB')
    })

    it('returns to the sensor and sends nothing on Cancel', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      await openForm(sensor, 'Quiet hours')
      await press(sensor, 'Cancel')
      await sensor.find('button', 'Edit Quiet hours')
      expect(platform.requests(UPDATE)).to.deep.equal([])
    })

    it('asks before discarding changes', async () => {
      const sensor = await open(await startPlatform())
      await openForm(sensor, 'Quiet hours')
      sensor.enter('From', '21:00')
      await press(sensor, 'Back')
      expect(sensor.dialog?.open).to.equal(true)
      await press(sensor, 'Discard')
      expect(sensor.focused).to.equal('Edit Quiet hours')
    })

    it('warns about overlapping thresholds and a lower one that covers its time', async () => {
      const sensor = await open(await startPlatform())
      await openForm(sensor)
      sensor.enter('From', '21:00')
      sensor.enter('To', '23:30')
      sensor.enter(LEVEL, '66')
      await advance(0)
      expect(sensor.remarks).to.deep.equal([
        'Overlaps “Daytime”, which allows 80 dB: 9:00 PM – 10:00 PM',
        'Overlaps “Quiet hours”, which allows 62 dB: 10:00 PM – 11:30 PM'
      ])
      sensor.enter('From', '22:30')
      await advance(0)
      expect(sensor.remarks).to.deep.equal(['Never triggers: “Quiet hours” (62 dB) covers this time.'])
      const day = sensor.root.querySelector('.day-bar [role=img]')
      expect(day?.ariaLabel).to.contain('This threshold: 10:30 PM – 11:30 PM; ')
      expect(day?.ariaLabel).to.contain('; Quiet hours · 10:00 PM – 7:00 AM · 62 dB')
    })

    it('sends a score if the sensor reports one', async () => {
      const platform = await startPlatform({ size: 90 })
      const sensor = await open(platform, { deviceId: 'device_unit_0054' })
      await openForm(sensor, 'Loud')
      sensor.enter('Noise risk score (NRS)', '65')
      await press(sensor, 'Save')
      expect(platform.requests(UPDATE)).to.deep.equal([
        {
          device_id: 'device_unit_0054',
          noise_threshold_id: 'noise_threshold_unit_0054_1',
          noise_threshold_nrs: 65
        }
      ])
    })
  })

  describe('Deleting', () => {
    it('keeps a form that the user has opened meanwhile', async () => {
      const platform = await startPlatform({ faults: { [CREATE]: refusal({ noise_threshold_decibels: 'Too low.' }) } })
      const sensor = await open(platform)
      await remove(sensor, 'Quiet hours')
      const release = platform.hold(CREATE)
      await press(sensor, 'Undo')
      await openForm(sensor)
      sensor.enter(NAME, 'Mine')
      release()
      await advance(1000)
      expect(sensor.values).to.include({ [NAME]: 'Mine' })
      expect(sensor.all('button', 'Try again')).to.have.length(1)
    })

    it('is not reverted by a response that was in flight', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform)
      const release = platform.hold(THRESHOLDS)
      const read = sensor.element.refresh()
      await advance(0)
      await remove(sensor, 'Quiet hours')
      release()
      await read
      await advance(100)
      expect(sensor.thresholds.join()).not.to.contain('Quiet hours')
    })
  })

  describe('Read-only thresholds', () => {
    const EDITING = /^(?:Add threshold|Edit (?!name)|Delete )/

    it('have no buttons if disableEditThresholds is set, which also disables an open form', async () => {
      const platform = await startPlatform()
      const sensor = await open(platform, { disableEditThresholds: true })
      expect(sensor.thresholds).to.have.length(4)
      expect(sensor.names('button', EDITING)).to.deep.equal([])
      sensor.element.disableEditThresholds = false
      await advance(0)
      await openForm(sensor)
      sensor.enter(LEVEL, '70')
      sensor.element.disableEditThresholds = true
      await press(sensor, 'Save')
      await sensor.waitForText('You no longer have permission.')
      expect(platform.requests(CREATE)).to.deep.equal([])
    })

    it('have no buttons while the sensor is offline, with an explanation', async () => {
      const sensor = await open(await startPlatform({ size: 90 }), { deviceId: 'device_unit_0056' })
      await sensor.waitForText('You can change noise thresholds once the sensor is back online.')
      expect(sensor.names('button', EDITING)).to.deep.equal([])
    })
  })
})
