import { expect } from 'chai'
import { HALLWAY, setupSchedule, type Schedule } from '../support/thermostat-schedule.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { words } from '../support/stage.js'

type ScheduleTest = Awaited<ReturnType<typeof setupSchedule>>

const CREATE = '/thermostats/daily_programs/create'
const UPDATE = '/thermostats/daily_programs/update'
const DELETE = '/thermostats/daily_programs/delete'
const WEEK = '/thermostats/update_weekly_program'
const WORKDAY_ID = 'daily_program_hallway_thermostat_1'
const WEEKEND_ID = 'daily_program_hallway_thermostat_2'
const WORKDAY_PERIODS = [
  { climate_preset_key: 'home', starts_at_time: '06:30:00' },
  { climate_preset_key: 'away', starts_at_time: '08:30:00' },
  { climate_preset_key: 'home', starts_at_time: '17:00:00' },
  { climate_preset_key: 'away', starts_at_time: '23:00:00' }
]

describe('Weekly program', () => {
  cleanUpAfterEach()
  async function openForm(t: ScheduleTest, button: string): Promise<void> {
    await t.user.click(button)
    await t.screen.find('button', 'Save')
  }
  /** Presses a key on a period boundary. */
  async function key(t: ScheduleTest, place: number, name: string): Promise<void> {
    t.screen.boundaries[place]?.focus()
    await t.user.press(name)
  }
  const starts = ({ boundaries }: Schedule) => boundaries.map(({ ariaValueText }) => ariaValueText)

  it('shows the presets of each day and the daily programs', async () => {
    const t = await setupSchedule()
    expect(t.screen.days).to.have.length(7)
    expect(t.screen.days[0]).to.equal(
      'Monday: Workday: 12:00 AM – 6:30 AM Away; 6:30 AM – 8:30 AM Home; 8:30 AM – 5:00 PM Away; 5:00 PM – 11:00 PM Home; 11:00 PM – 12:00 AM Away'
    )
    expect(t.screen.programs[0]).to.match(/ \| Mon–Fri$/)
    expect(t.screen.programs[1]).to.equal('Weekend | 8:00 AM Home, 11:30 PM Away | Sat and Sun')
  })

  it('sends the whole week in one request after a program was copied to all days', async () => {
    const t = await setupSchedule()
    const changed = t.events('program-change')
    await openForm(t, 'Edit week')
    await t.user.click('Actions for Saturday')
    await t.screen.press('menuitem', 'Copy to all days')
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

  it('moves, removes and opens period boundaries with the keyboard', async () => {
    const t = await setupSchedule()
    await openForm(t, 'Edit Workday')
    expect(t.screen.boundaries.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Home starts',
      'Away starts',
      'Home starts',
      'Away starts'
    ])
    await key(t, 1, 'ArrowRight')
    await key(t, 0, 'PageDown')
    await key(t, 2, 'End')
    expect(starts(t.screen)).to.deep.equal(['5:30 AM', '8:45 AM', '10:45 PM', '11:00 PM'])
    await key(t, 2, 'Delete')
    expect(starts(t.screen)).to.deep.equal(['5:30 AM', '8:45 AM', '11:00 PM'])
    await key(t, 1, 'Enter')
    expect(t.screen.root.activeElement?.localName).to.equal('select')
    t.screen.choose('Climate preset', 'guest_arrival', 1)
    await t.user.click('Save')
    await t.advance(2000)
    expect(t.requests(UPDATE)).to.deep.equal([
      {
        thermostat_daily_program_id: WORKDAY_ID,
        name: 'Workday',
        periods: [
          { climate_preset_key: 'home', starts_at_time: '05:30:00' },
          { climate_preset_key: 'guest_arrival', starts_at_time: '08:45:00' },
          { climate_preset_key: 'away', starts_at_time: '23:00:00' }
        ]
      }
    ])
    expect(t.screen.programs[0]).to.contain('8:45 AM Guest arrival')
  })

  it('shows the labels of the fields of periods once, and names each field', async () => {
    const t = await setupSchedule()
    await openForm(t, 'Edit Weekend')
    const labels = [...t.screen.root.querySelectorAll<HTMLElement>('.schedule-period label')]
    expect(labels.map(({ textContent }) => textContent)).to.deep.equal([
      'From',
      'Climate preset',
      'From',
      'Climate preset'
    ])
    expect(labels.map(({ offsetWidth }) => offsetWidth > 1)).to.deep.equal([true, true, false, false])
  })

  it('shows the keys of a boundary in the place of the days while it has the focus of the keyboard', async () => {
    const t = await setupSchedule()
    await openForm(t, 'Edit Weekend')
    const shown = () => {
      const notes = [...t.screen.root.querySelectorAll<HTMLElement>('.schedule-bar > p, .schedule-hint > *')]
      return notes
        .filter((note) => note.checkVisibility({ visibilityProperty: true }))
        .map(({ innerText }) => words(innerText))
    }
    expect(shown()).to.deep.equal(['Before 8:00 AM, yesterday’s last preset continues.', 'Used on Sat and Sun'])
    await key(t, 0, 'ArrowRight')
    expect(shown()).to.deep.equal([
      'Before 8:15 AM, yesterday’s last preset continues.',
      'Arrow keys move by 15 minutes, Delete removes, Enter opens the preset.'
    ])
  })

  it('focuses the start of an added period, which is sorted into the others', async () => {
    const t = await setupSchedule()
    await openForm(t, 'Edit Weekend')
    const focusedValue = () => {
      const { activeElement } = t.screen.root
      return activeElement instanceof HTMLInputElement ? activeElement.value : undefined
    }
    await t.user.click('Add period')
    expect(starts(t.screen)).to.deep.equal(['8:00 AM', '3:45 PM', '11:30 PM'])
    expect(focusedValue()).to.equal('15:45')
    await t.user.click('Remove Home from 3:45 PM')
    await t.user.click('Add period')
    expect(focusedValue()).to.equal('15:45')
  })

  it('moves boundaries in quarters of an hour with the pointer', async () => {
    const t = await setupSchedule({ width: 640 })
    await openForm(t, 'Edit Weekend')
    const [boundary] = t.screen.boundaries
    const line = boundary?.parentElement?.clientWidth ?? 0
    const at = (type: string, x: number) =>
      boundary?.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, composed: true, clientX: x })
      )
    if (boundary) boundary.setPointerCapture = () => {}
    at('pointerdown', 100)
    at('pointermove', 100 + (line * 50) / 1440)
    at('pointerup', 100)
    await t.advance(100)
    expect(starts(t.screen)[0]).to.equal('8:45 AM')
  })

  it('shows errors of a daily program before it is saved', async () => {
    const t = await setupSchedule()
    await openForm(t, 'Edit Weekend')
    expect(t.screen.text).to.contain('Before 8:00 AM, yesterday’s last preset continues.')
    expect(t.screen.text).to.contain('Used on Sat and Sun')
    await t.user.click('Remove Home from 8:00 AM')
    await t.user.click('Remove Away from 11:30 PM')
    expect(t.screen.remarks).to.deep.equal(['Add at least one period.'])
    expect(t.screen.focused).to.equal('Add period')
    for (let count = 0; count < 13; count += 1) await t.user.click('Add period')
    expect(t.screen.remarks).to.deep.equal(['This thermostat supports at most 12 periods per day.'])
    await t.user.click('Save')
    expect(t.requests(UPDATE)).to.deep.equal([])
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
      expect(t.requests(DELETE)).to.have.length(1)
      expect(t.requests(CREATE)).to.deep.equal([{ device_id: HALLWAY, name: 'Workday', periods: WORKDAY_PERIODS }])
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
