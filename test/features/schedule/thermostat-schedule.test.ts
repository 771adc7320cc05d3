import { WITHOUT_PERMISSION } from '../support/platform-errors.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { HALLWAY, type Schedule, type ScheduleTest, setupSchedule } from '../support/thermostat-schedule.js'

const GUESTS_ID = 'schedule_hallway_thermostat_1'

describe('Thermostat schedule', () => {
  cleanUpAfterEach()
  async function openForm(t: ScheduleTest, edited?: string): Promise<void> {
    await t.user.click(edited ? `Edit ${edited}` : 'Add exception')
    await t.screen.find('button', 'Save')
  }
  async function remove(t: ScheduleTest, name: string): Promise<void> {
    await t.user.click(`Delete ${name}`)
    await t.user.click('Delete')
  }

  describe('Current setting', () => {
    it('shows the preset, its end, the next preset and its source', async () => {
      const t = await setupSchedule()
      expect(t.screen.sentence).to.equal('Home until 8:30 AM, then Away')
      expect(t.screen.note).to.equal('Weekly schedule')
      await t.advance(60 * 60_000)
      expect(t.screen.sentence).to.equal('Away until 5:00 PM, then Home')
      expect(t.screen.note).to.equal('Weekly schedule · The thermostat is set to Home.')
    })

    it('prefers an exception', async () => {
      const t = await setupSchedule({ deviceId: 'device_bedroom_thermostat' })
      expect(t.screen.sentence).to.match(/^Night until tomorrow/)
      expect(t.screen.note).to.contain('Exception')
      expect(t.screen.text).to.contain('This thermostat has no weekly schedule.')
    })

    it('is not called current if nothing is scheduled until later', async () => {
      const t = await setupSchedule({ deviceId: 'device_studio_thermostat' })
      expect(t.screen.sentence).to.match(/^Next: Eco/)
      expect(t.screen.root.querySelector('.in-force')?.textContent).not.to.contain('Now')
    })
  })

  it('focuses the neighbor of a deleted exception, else the title', async () => {
    const t = await setupSchedule()
    await remove(t, 'Guests arrive')
    expect(t.screen.focused).to.equal('Edit Holidays')
    await remove(t, 'Holidays')
    expect(t.screen.focused).to.equal('Thermostat schedule')
  })

  describe('Exception timeline', () => {
    const bars = ({ root }: Schedule) =>
      [...root.querySelectorAll<HTMLElement>('.exception-line i[title]')].map(({ title }) => title)

    it('shows the exceptions of the list and is hidden from screen readers', async () => {
      const t = await setupSchedule()
      expect(bars(t.screen)).to.deep.equal(['Guests arrive', 'Holidays'])
      expect(t.screen.root.querySelector('.exception-line')?.ariaHidden).to.equal('true')
      await remove(t, 'Holidays')
      expect(bars(t.screen)).to.deep.equal(['Guests arrive'])
    })

    it('has the color of each exception next to its preset in the list', async () => {
      const t = await setupSchedule()
      const off = { device_id: HALLWAY, climate_preset_key: 'off' }
      await t.platform.client.thermostats.createClimatePreset({ ...off, name: 'Off', hvac_mode_setting: 'off' })
      await t.platform.client.thermostats.schedules.create({
        ...off,
        starts_at: '2026-03-21T04:00:00Z',
        ends_at: '2026-03-21T10:00:00Z'
      })
      void t.element.refresh()
      await t.advance(1000)
      const shadesIn = (part: string) =>
        [...t.screen.root.querySelectorAll<HTMLElement>(`${part} [data-shade]`)].map(({ dataset }) => dataset.shade)
      expect(t.screen.exceptions).to.have.length(3)
      expect(shadesIn('.schedule-preset').toSorted()).to.deep.equal(shadesIn('.exception-line').toSorted())
    })

    it('marks the present on the current exception, and is hidden if no exception is in range', async () => {
      const t = await setupSchedule({ deviceId: 'device_bedroom_thermostat' })
      expect(bars(t.screen)).to.have.length(1)
      expect(t.screen.root.querySelectorAll('.exception-line .time-now')).to.have.length(1)
      const bar = t.screen.root.querySelector<HTMLElement>('.exception-line i[title]')
      expect(parseFloat(bar?.style.getPropertyValue('--_elapsed') ?? ''))
        .to.be.above(0)
        .and.below(100)
      await remove(t, bars(t.screen)[0] ?? '')
      expect(t.screen.exceptions).to.have.length(1)
      expect(t.screen.root.querySelector('.exception-line')).to.equal(null)
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
      const { screen: schedule } = await setupSchedule({
        faults: { '/thermostats/schedules/list': { body: { ok: true, thermostat_schedules } } }
      })
      expect(schedule.exceptions).to.have.length(2)
      expect(schedule.exceptions[0]?.match(/Exception/g)).to.have.length(1)
      expect(schedule.exceptions[1]?.match(/Deleted preset/g)).to.have.length(1)
    })
  })

  describe('Adding an exception', () => {
    it('warns about overlaps, skipped times and an end in the past', async () => {
      const t = await setupSchedule()
      await openForm(t)
      await t.user.fill('From', '2026-03-21T20:00')
      await t.user.fill('Until', '2026-03-21T23:00')
      expect(t.screen.remarks).to.deep.equal([
        'Overlaps “Guests arrive” (tomorrow 3:00 PM – 10:00 PM). The one that starts later applies.'
      ])
      await t.user.fill('From', '2027-03-14T02:30')
      await t.user.fill('Until', '2026-03-19T12:00')
      expect(t.screen.warning('From')).to.equal(
        'This time is skipped by daylight saving. Mar 14, 2027, 3:30 AM will be used.'
      )
      expect(t.screen.warning('Until')).to.equal('This exception has already ended.')
    })
  })

  describe('Editing an exception', () => {
    const changeElsewhere = ({ platform }: ScheduleTest, fields: object) =>
      platform.client.thermostats.schedules.update({ thermostat_schedule_id: GUESTS_ID, ...fields })

    it('asks which end and which permission to keep in words', async () => {
      const t = await setupSchedule()
      await openForm(t, 'Guests arrive')
      await t.user.fill('Until', '2026-03-22T00:00')
      await t.user.fill('Limit in minutes (optional)', '60')
      await changeElsewhere(t, { ends_at: '2026-03-22T03:00:00.000Z', is_override_allowed: false })
      await t.advance(61_000)
      expect(t.screen.conflict('Until')).to.match(/^Someone else changed this too. Yours .*12:00 AM Theirs .*11:00 PM$/)
      expect(t.screen.conflict('Allow manual changes')).to.equal(
        'Someone else changed this too. Yours Manual changes allowed for 1 hr Theirs –'
      )
    })

    it('requires another preset if the preset was deleted', async () => {
      const t = await setupSchedule()
      await t.platform.client.thermostats.deleteClimatePreset({
        device_id: HALLWAY,
        climate_preset_key: 'guest_arrival'
      })
      void t.element.refresh()
      await t.advance(1000)
      expect(t.screen.exceptions[0]).to.contain('Deleted preset (guest_arrival)')
      await openForm(t, 'Guests arrive')
      expect(t.screen.text).to.contain('This climate preset was deleted. Choose another one.')
      await t.user.fill('Name (optional)', 'Family')
      await t.user.click('Save')
      expect(t.requests('/thermostats/schedules/update')).to.deep.equal([])
    })
  })

  describe('Read-only schedule', () => {
    const EDITING = /^(?:Add |Edit |Delete )/

    it('has no exceptions if the platform forbids access', async () => {
      const t = await setupSchedule({ faults: { '/thermostats/schedules/list': WITHOUT_PERMISSION } })
      expect(t.screen.text).not.to.contain('Exceptions')
      expect(t.screen.names('button', 'Add exception')).to.deep.equal([])
      expect(t.screen.sentence).to.equal('Home until 8:30 AM, then Away')
    })

    it('has no buttons if the thermostat has no presets', async () => {
      const t = await setupSchedule({ deviceId: 'device_attic_thermostat' })
      await t.screen.waitForText('This thermostat has no climate presets.')
      expect(t.screen.names('button', EDITING)).to.deep.equal([])
    })
  })
})
