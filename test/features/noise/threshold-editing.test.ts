import { NOW, SENSOR, THRESHOLDS } from '../support/noise-sensor.js'
import { rejection } from '../support/rejection.js'
import { cleanUpAfterEach, type Setting, setup, type Test, words } from '../support/setup.js'

cleanUpAfterEach()

const CREATE = '/noise_sensors/noise_thresholds/create'
const UPDATE = '/noise_sensors/noise_thresholds/update'
const NAME = 'Name (optional)'
const LEVEL = 'Alert above (dB)'
const QUIET = { device_id: SENSOR, noise_threshold_id: 'noise_threshold_living_room_sensor_2' }
const EDITING = /^(?:Add threshold|Edit (?!name)|Delete )/

type Sensor = Test<HTMLElement>

/** Returns the name, times and level of each row. */
const thresholds = ({ screen }: Sensor): string[] =>
  [...screen.root.querySelectorAll('ul[aria-label="Noise thresholds"] > li')].map((row) =>
    [...row.querySelectorAll('bdi, .rest > div:last-child, b')].map(({ textContent }) => words(textContent)).join(' | ')
  )

/** Returns the warnings about other thresholds. */
const remarks = ({ screen }: Sensor): string[] =>
  [...screen.root.querySelectorAll('.threshold-remarks p')].map(({ textContent }) => words(textContent))

const open = (given: Setting & { readonly deviceId?: string; readonly disableEditThresholds?: boolean } = {}) =>
  setup('x-noise-sensor-details', { deviceId: SENSOR, now: NOW, ...given })

async function openForm(t: Sensor, edited?: string): Promise<void> {
  await t.user.click(edited ? `Edit ${edited}` : 'Add threshold')
  await t.screen.find('button', 'Save')
}

async function remove(t: Sensor, name: string): Promise<void> {
  await t.user.click(`Delete ${name}`)
  await t.user.click('Delete')
}

describe('Noise thresholds', () => {
  it('focus the neighbor of a deleted threshold, else the tab', async () => {
    const t = await open()
    await remove(t, 'Owner')
    expect(t.screen.focused).to.equal('Edit Daytime')
    await remove(t, 'Quiet hours')
    expect(t.screen.focused).to.equal('Edit Daytime')
    await remove(t, 'Daytime')
    await remove(t, '12:30 AM – 6:30 AM')
    expect(t.screen.focused).to.equal('Details')
  })
})

describe('Noise threshold form', () => {
  it('refetches the thresholds once after adding one, and shows its times and level', async () => {
    const t = await open()
    const [previous, reads] = [thresholds(t), t.requests(THRESHOLDS).length]
    await openForm(t)
    await t.user.fill(NAME, 'Siesta')
    await t.user.fill(LEVEL, '64,5')
    await t.user.fill('From', '13:00')
    await t.user.fill('To', '15:30')
    await t.user.click('Save')
    expect(thresholds(t)).to.have.members([...previous, 'Siesta | 1:00 PM – 3:30 PM | 64.5 dB'])
    expect(t.requests(THRESHOLDS)).to.have.length(reads + 1)
  })

  it('focuses the new unnamed threshold among others with the same times', async () => {
    const t = await open()
    await openForm(t)
    await t.user.click(`${LEVEL}: lower`)
    await t.user.click('Save')
    expect(t.requests(CREATE)).to.have.length(1)
    expect(t.screen.focused).to.equal('Edit 10:00 PM – 7:00 AM')
  })

  it('sends a level changed with the arrow keys', async () => {
    const t = await open()
    await openForm(t)
    await t.user.fill(LEVEL, '61,5')
    t.screen.field(LEVEL).focus()
    await t.user.press('ArrowUp', 'ArrowUp', 'ArrowDown', 'Control+ArrowDown')
    await t.user.click('Save')
    expect(t.requests(CREATE)).to.have.length(1)
    expect(t.requests(CREATE)[0]).to.include({ noise_threshold_decibels: 62 })
  })

  const changeElsewhere = ({ platform }: Sensor, fields: object) =>
    platform.client.noiseSensors.noiseThresholds.update({ ...QUIET, ...fields })
  const times = (from: string, to: string) => ({
    starts_daily_at: `${from}:00[Europe/Stockholm]`,
    ends_daily_at: `${to}:00[Europe/Stockholm]`
  })

  it('sends both times if one was changed, the other as changed elsewhere', async () => {
    const t = await open()
    await openForm(t, 'Quiet hours')
    await changeElsewhere(t, times('21:00', '07:00'))
    await t.advance(61_000)
    await t.user.fill('To', '06:00')
    await t.user.click('Save')
    expect(t.requests(UPDATE)[1]).to.deep.equal({ ...QUIET, ...times('21:00', '06:00') })
    expect(thresholds(t)).to.include('Quiet hours | 9:00 PM – 6:00 AM | 62 dB')
  })

  it('asks which time to keep in words of the locale', async () => {
    const t = await open()
    await openForm(t, 'Quiet hours')
    await t.user.fill('From', '20:00')
    await changeElsewhere(t, times('21:00', '07:00'))
    await t.advance(61_000)
    expect(t.screen.conflict('From')).to.equal('Someone else changed this too. Yours 8:00 PM Theirs 9:00 PM')
  })

  it('says that it is saved if the platform has applied a submit that had failed', async () => {
    const t = await open({ faults: { [UPDATE]: { status: 503, times: 1 } } })
    await openForm(t, 'Quiet hours')
    await t.user.fill(NAME, 'Hush')
    await t.user.click('Save')
    await changeElsewhere(t, { name: 'Hush' })
    await t.advance(61_000)
    await t.user.click('Save')
    expect(t.requests(UPDATE)).to.have.length(2)
    expect(t.screen.focused).to.equal('Edit Hush')
    expect(t.screen.announcements).to.contain('HushNoise threshold updated')
  })

  it('leaves the focus to the page if it was saved while its element was removed', async () => {
    const t = await open({ holds: [UPDATE] })
    await openForm(t, 'Quiet hours')
    await t.user.fill(LEVEL, '63')
    await t.user.click('Save')
    const { parentElement } = t.element
    t.element.remove()
    await t.advance(100)
    t.release(UPDATE)
    await t.advance(1000)
    const outside = document.body.appendChild(document.createElement('input'))
    outside.focus()
    parentElement?.append(t.element)
    await t.advance(1000)
    expect(document.activeElement?.localName).to.equal('input')
    expect(thresholds(t)).to.include('Quiet hours | 10:00 PM – 7:00 AM | 63 dB')
  })

  it('warns about overlapping thresholds and a lower one that covers its time', async () => {
    const t = await open()
    await openForm(t)
    await t.user.fill('From', '21:00')
    await t.user.fill('To', '23:30')
    await t.user.fill(LEVEL, '66')
    expect(remarks(t)).to.deep.equal([
      'From 9:00 to 10:00 PM this threshold alerts before “Daytime” (80 dB).',
      'From 10:00 to 11:30 PM “Quiet hours” (62 dB) alerts first.'
    ])
    await t.user.fill('From', '22:30')
    expect(remarks(t)).to.deep.equal([
      'This threshold would never alert: “Quiet hours” is lower (62 dB) at the same times.'
    ])
    const day = t.screen.root.querySelector('.day-bar [role=img]')
    expect(day?.ariaLabel).to.contain('This threshold: 10:30 PM – 11:30 PM; ')
    expect(day?.ariaLabel).to.contain('; Quiet hours · 10:00 PM – 7:00 AM · 62 dB')
  })

  it('names the limit of an overlapping threshold that has no name', async () => {
    const t = await open()
    await openForm(t)
    await t.user.fill('From', '00:00')
    await t.user.fill('To', '06:00')
    await t.user.fill(LEVEL, '61')
    expect(remarks(t)).to.include('From 12:30 to 6:00 AM the 57 dB limit alerts first.')
    await t.user.fill(LEVEL, '57')
    expect(remarks(t)).to.include('From 12:30 to 6:00 AM another threshold has the same limit.')
    await t.user.fill('From', '01:00')
    await t.user.fill(LEVEL, '58')
    expect(remarks(t)).to.include('This threshold would never alert: the 57 dB limit is lower at the same times.')
  })

  it('sends a score if the sensor reports one', async () => {
    const t = await open({ size: 90, deviceId: 'device_unit_0054' })
    await openForm(t, 'Loud')
    await t.user.fill('Noise risk score (NRS)', '65')
    await t.user.click('Save')
    expect(t.requests(UPDATE)).to.deep.equal([
      { device_id: 'device_unit_0054', noise_threshold_id: 'noise_threshold_unit_0054_1', noise_threshold_nrs: 65 }
    ])
  })
})

describe('Deletion of a noise threshold', () => {
  it('keeps a form that the user has opened meanwhile', async () => {
    const t = await open({ faults: { [CREATE]: rejection({ noise_threshold_decibels: 'Too low.' }) } })
    await remove(t, 'Quiet hours')
    t.hold(CREATE)
    await t.user.click('Undo')
    await openForm(t)
    await t.user.fill(NAME, 'Mine')
    t.release(CREATE)
    await t.advance(1000)
    expect(t.screen.values).to.include({ [NAME]: 'Mine' })
    expect(t.screen.all('button', 'Try again')).to.have.length(1)
  })
})

describe('Read-only noise thresholds', () => {
  it('have no buttons while the sensor is offline, with an explanation', async () => {
    const t = await open({ size: 90, deviceId: 'device_unit_0056' })
    await t.screen.waitForText('You can change noise thresholds once the sensor is back online.')
    expect(t.screen.names('button', EDITING)).to.deep.equal([])
  })
})
