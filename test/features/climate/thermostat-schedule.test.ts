import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { HALLWAY, NOW, Schedule, usesOfSchedule } from '../support/thermostat-schedule.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { startPlatform, type TestPlatform } from '../support/stage.js'

const LIST = '/thermostats/schedules/list'
const UPDATE = '/thermostats/schedules/update'
const GUESTS_ID = 'schedule_hallway_thermostat_1'
const NAME = 'Name (optional)'
const MINUTES = 'Limit in minutes (optional)'
const forbidden = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }

describe('Thermostat schedule', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(NOW)
  const { open, press } = usesOfSchedule(advance)
  async function openForm(schedule: Schedule, edited?: string): Promise<void> {
    await press(schedule, edited ? `Edit ${edited}` : 'Add exception')
    await schedule.find('button', 'Save')
  }
  async function remove(schedule: Schedule, name: string): Promise<void> {
    await press(schedule, `Delete ${name}`)
    await schedule.waitForText('Delete this exception?')
    await press(schedule, 'Delete')
  }

  describe('Current setting', () => {
    it('shows the preset, its end, the next preset and its source', async () => {
      const schedule = await open()
      expect(schedule.sentence).to.equal('Home until 8:30 AM, then Away')
      expect(schedule.note).to.equal('Weekly schedule')
      await advance(60 * 60_000)
      expect(schedule.sentence).to.equal('Away until 5:00 PM, then Home')
      expect(schedule.note).to.equal('Weekly schedule · The thermostat is set to Home.')
    })

    it('prefers an exception', async () => {
      const schedule = await open({ deviceId: 'device_bedroom_thermostat' })
      expect(schedule.sentence).to.match(/^Night until tomorrow/)
      expect(schedule.note).to.contain('Exception')
      expect(schedule.text).to.contain('This thermostat can’t run a weekly program.')
    })

    it('is not called current if nothing is scheduled until later', async () => {
      const schedule = await open({ deviceId: 'device_studio_thermostat' })
      expect(schedule.sentence).to.match(/^Next: Eco/)
      expect(schedule.root.querySelector('.in-force')?.textContent).not.to.contain('Now')
    })
  })

  describe('Exception timeline', () => {
    const bars = ({ root }: Schedule) =>
      [...root.querySelectorAll<HTMLElement>('.exception-line i[title]')].map(({ title }) => title)

    it('shows the exceptions of the list and is hidden from screen readers', async () => {
      const schedule = await open()
      expect(bars(schedule)).to.deep.equal(['Guests arrive', 'Holidays'])
      expect(schedule.root.querySelector('.exception-line')?.ariaHidden).to.equal('true')
      await remove(schedule, 'Holidays')
      expect(bars(schedule)).to.deep.equal(['Guests arrive'])
    })

    it('has the color of each exception next to its preset in the list', async () => {
      const platform = await startPlatform()
      const off = { device_id: HALLWAY, climate_preset_key: 'off' }
      await platform.client.thermostats.createClimatePreset({ ...off, name: 'Off', hvac_mode_setting: 'off' })
      await platform.client.thermostats.schedules.create({
        ...off,
        starts_at: '2026-03-21T04:00:00Z',
        ends_at: '2026-03-21T10:00:00Z'
      })
      const schedule = await open({ platform })
      const shadesIn = (part: string) =>
        [...schedule.root.querySelectorAll<HTMLElement>(`${part} [data-shade]`)].map(({ dataset }) => dataset.shade)
      expect(schedule.exceptions).to.have.length(3)
      expect(shadesIn('.schedule-preset').toSorted()).to.deep.equal(shadesIn('.exception-line').toSorted())
    })

    it('marks the current exception, and is hidden if no exception is in range', async () => {
      const platform = await startPlatform()
      const schedule = await open({ platform, deviceId: 'device_bedroom_thermostat' })
      expect(bars(schedule)).to.have.length(1)
      expect(schedule.root.querySelectorAll('.exception-line [data-held]')).to.have.length(1)
      await remove(schedule, bars(schedule)[0] ?? '')
      expect(schedule.exceptions).to.have.length(1)
      expect(schedule.root.querySelector('.exception-line')).to.equal(null)
    })
  })

  describe('Exception without a name', () => {
    it('has its preset as the heading, and nowhere else', async () => {
      const thermostat_schedules = [null, 'gone'].map((climate_preset_key, index) => ({
        thermostat_schedule_id: `schedule_${index}`,
        climate_preset_key,
        name: null,
        starts_at: `2026-04-0${index + 1}T08:00:00Z`,
        ends_at: null
      }))
      const schedule = await open({ faults: { [LIST]: { body: { ok: true, thermostat_schedules } } } })
      expect(schedule.exceptions).to.have.length(2)
      expect(schedule.exceptions[0]?.match(/Exception/g)).to.have.length(1)
      expect(schedule.exceptions[1]?.match(/Deleted preset/g)).to.have.length(1)
    })
  })

  describe('Adding an exception', () => {
    it('warns about overlaps, skipped times and an end in the past', async () => {
      const schedule = await open()
      await openForm(schedule)
      schedule.enter('From', '2026-03-21T20:00')
      schedule.enter('Until', '2026-03-21T23:00')
      await advance(0)
      expect(schedule.remarks).to.deep.equal([
        'Overlaps “Guests arrive” (tomorrow 3:00 PM – 10:00 PM). The one that starts later applies.'
      ])
      schedule.enter('From', '2027-03-14T02:30')
      schedule.enter('Until', '2026-03-19T12:00')
      await advance(0)
      expect(schedule.warning('From')).to.equal(
        'This time is skipped by daylight saving. Mar 14, 2027, 3:30 AM will be used.'
      )
      expect(schedule.warning('Until')).to.equal('This exception has already ended.')
    })
  })

  describe('Editing an exception', () => {
    const changeElsewhere = (platform: TestPlatform, fields: object) =>
      platform.client.thermostats.schedules.update({ thermostat_schedule_id: GUESTS_ID, ...fields })

    it('asks which end and which permission to keep in words', async () => {
      const platform = await startPlatform()
      const schedule = await open({ platform })
      await openForm(schedule, 'Guests arrive')
      schedule.enter('Until', '2026-03-22T00:00')
      schedule.enter(MINUTES, '60')
      await changeElsewhere(platform, { ends_at: '2026-03-22T03:00:00.000Z', is_override_allowed: false })
      await advance(61_000)
      expect(schedule.conflict('Until')).to.match(/^Someone else changed this too. Yours .*12:00 AM Theirs .*11:00 PM$/)
      expect(schedule.conflict('Allow manual changes')).to.equal(
        'Someone else changed this too. Yours Manual changes allowed for 1 hr Theirs –'
      )
    })

    it('requires another preset if the preset was deleted', async () => {
      const platform = await startPlatform()
      await platform.client.thermostats.deleteClimatePreset({ device_id: HALLWAY, climate_preset_key: 'guest_arrival' })
      const schedule = await open({ platform })
      expect(schedule.exceptions[0]).to.contain('Deleted preset (guest_arrival)')
      await openForm(schedule, 'Guests arrive')
      expect(schedule.text).to.contain('This climate preset was deleted. Choose another one.')
      schedule.enter(NAME, 'Family')
      await press(schedule, 'Save')
      expect(platform.requests(UPDATE)).to.deep.equal([])
    })
  })

  describe('Read-only schedule', () => {
    const EDITING = /^(?:Add |Edit |Delete )/

    it('has no buttons if disableEditSchedules is set', async () => {
      const schedule = await open({ disableEditSchedules: true })
      expect(schedule.exceptions).to.have.length(2)
      expect(schedule.names('button', EDITING)).to.deep.equal([])
    })

    it('has no exceptions if the platform forbids access', async () => {
      const schedule = await open({ faults: { [LIST]: forbidden } })
      await schedule.waitForText('You don’t have permission to see this thermostat’s exceptions.')
      expect(schedule.names('button', 'Add exception')).to.deep.equal([])
      expect(schedule.sentence).to.equal('Home until 8:30 AM, then Away')
    })

    it('has no buttons if the thermostat has no presets', async () => {
      const schedule = await open({ deviceId: 'device_attic_thermostat' })
      await schedule.waitForText('This thermostat has no climate presets.')
      expect(schedule.names('button', EDITING)).to.deep.equal([])
    })
  })
})
