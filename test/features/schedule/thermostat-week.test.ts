import { cleanUpAfterEach, words } from '../support/setup.js'
import { HALLWAY, type ScheduleTest, setupSchedule, WORKDAY_PERIODS } from '../support/thermostat-schedule.js'

const WEEK = '/thermostats/update_weekly_program'
const WORKDAY_ID = 'daily_program_hallway_thermostat_1'
const WEEKEND_ID = 'daily_program_hallway_thermostat_2'

describe('Weekly program', () => {
  cleanUpAfterEach()
  async function openForm(t: ScheduleTest, button: string): Promise<void> {
    await t.user.click(button)
    await t.screen.find('button', 'Save')
  }

  it('shows the presets of the days, of which equal ones share a line until they are unfolded', async () => {
    const t = await setupSchedule()
    expect(t.screen.days.map((day) => day.split(':')[0])).to.deep.equal(['Mon–Fri', 'Sat and Sun'])
    expect(t.screen.days[0]).to.equal(
      'Mon–Fri: Workday: 12:00 AM – 6:30 AM Away; 6:30 AM – 8:30 AM Home; 8:30 AM – 5:00 PM Away; 5:00 PM – 11:00 PM Home; 11:00 PM – 12:00 AM Away'
    )
    await t.user.click('Each day')
    expect(t.screen.days).to.have.length(7)
    expect(t.screen.days[0]).to.match(/^Monday: Workday: 12:00 AM/)
    await t.user.click('Each day')
    expect(t.screen.days).to.have.length(2)
  })

  it('marks the present time on the line of today', async () => {
    const t = await setupSchedule()
    const today = () =>
      [...t.screen.root.querySelectorAll('.schedule-day:has(> div > p)')].map(({ textContent }) => words(textContent))
    expect(today()).to.deep.equal(['Mon–FriNow 7:45 AM'])
    await t.user.click('Each day')
    expect(today()).to.deep.equal(['FriNow 7:45 AM'])
  })

  it('shows the daily programs with their days', async () => {
    const t = await setupSchedule()
    expect(t.screen.programs[0]).to.match(/ \| Mon–Fri$/)
    expect(t.screen.programs[1]).to.equal('Weekend | 8:00 AM Home, 11:30 PM Away | Sat and Sun')
  })

  it('sends the whole week in one request after a program was copied to all days', async () => {
    const t = await setupSchedule()
    const changed = t.events('program-change')
    await openForm(t, 'Edit week')
    await t.user.click('Actions for Sat and Sun')
    await t.screen.press('menuitem', 'Copy to all days')
    await t.user.click('Each day')
    await t.user.choose('Monday', '')
    expect(t.screen.days[0]).to.contain('Monday: No program')
    await t.user.click('Save')
    await t.advance(2000)
    const days = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const sent = {
      device_id: HALLWAY,
      monday_program_id: null,
      ...Object.fromEntries(days.map((day) => [`${day}_program_id`, WEEKEND_ID]))
    }
    expect(t.requests(WEEK)).to.deep.equal([sent])
    expect(changed.map(({ detail }) => detail)).to.deep.equal([{ change: 'updated', ...sent }])
    expect(t.screen.programs[0]).to.contain('Not used')
    expect(t.screen.focused).to.equal('Edit week')
  })

  it('edits the days that had the same program together, also once they are like others', async () => {
    const t = await setupSchedule()
    await openForm(t, 'Edit week')
    await t.user.choose('Mon–Fri', '1')
    expect(t.screen.days.map((day) => day.split(': ').slice(0, 2))).to.deep.equal([
      ['Mon–Fri', 'Weekend'],
      ['Sat and Sun', 'Weekend']
    ])
    await t.user.choose('Sat and Sun', '0')
    await t.user.click('Save')
    await t.advance(2000)
    const [{ monday_program_id: monday, friday_program_id: friday, sunday_program_id: sunday } = {}] = t.requests(WEEK)
    expect([monday, friday, sunday]).to.deep.equal([WEEKEND_ID, WEEKEND_ID, WORKDAY_ID])
  })

  describe('Deleting a daily program', () => {
    async function remove(t: ScheduleTest, name: string): Promise<void> {
      await t.user.click(`Delete ${name}`)
      await t.user.click('Delete')
    }

    it('focuses its neighbor', async () => {
      const t = await setupSchedule()
      await remove(t, 'Workday')
      expect(t.screen.focused).to.equal('Edit Weekend')
    })

    it('recreates it on its days on Undo', async () => {
      const t = await setupSchedule()
      const previous = [t.screen.programs, t.screen.days]
      const changed = t.events('program-change')
      await remove(t, 'Workday')
      await t.user.click('Undo')
      await t.advance(2000)
      expect(t.requests('/thermostats/daily_programs/delete')).to.have.length(1)
      expect(t.requests('/thermostats/daily_programs/create')).to.deep.equal([
        { device_id: HALLWAY, name: 'Workday', periods: WORKDAY_PERIODS }
      ])
      const created = 'daily_program_hallway_thermostat_3'
      const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
      expect(t.requests(WEEK)).to.deep.equal([
        {
          device_id: HALLWAY,
          ...Object.fromEntries(days.map((day) => [`${day}_program_id`, created])),
          saturday_program_id: WEEKEND_ID,
          sunday_program_id: WEEKEND_ID
        }
      ])
      expect(changed.map(({ detail }) => detail.change)).to.deep.equal(['deleted', 'created', 'updated'])
      expect([t.screen.programs.toReversed(), t.screen.days]).to.deep.equal(previous)
      expect(t.screen.announcements).to.contain('WorkdayUndone')
    })

    it('recreates it without days that have another program meanwhile', async () => {
      const t = await setupSchedule()
      await remove(t, 'Weekend')
      const week = { device_id: HALLWAY, saturday_program_id: WORKDAY_ID, sunday_program_id: WORKDAY_ID }
      await t.platform.client.thermostats.updateWeeklyProgram(week, { waitForActionAttempt: false })
      await t.advance(2000)
      const previous = t.requests(WEEK).length
      await t.user.click('Undo')
      await t.advance(2000)
      expect(t.screen.programs[1]).to.equal('Weekend | 8:00 AM Home, 11:30 PM Away | Not used')
      expect(t.requests(WEEK)).to.have.length(previous)
      expect(t.screen.announcements).to.contain('WeekendUndone')
    })
  })

  it('is read-only with an explanation while the thermostat is offline', async () => {
    const t = await setupSchedule({
      edit: (device) => device.device_id === HALLWAY && Object.assign(device.properties ?? {}, { online: false })
    })
    expect(t.screen.note).to.equal('Weekly schedule · Device Offline')
    await t.screen.waitForText('You can change the week once the thermostat is back online.')
    expect(t.screen.names('button', /week|program|Workday/)).to.deep.equal([])
  })
})
