import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { HALLWAY, NOW, Schedule, usesOfSchedule } from '../support/thermostat-schedule.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { recordEvents, startPlatform } from '../support/stage.js'

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
  const advance = useFakeClock(NOW)
  const { open, press } = usesOfSchedule(advance)
  async function openForm(schedule: Schedule, button: string): Promise<void> {
    await press(schedule, button)
    await schedule.find('button', 'Save')
  }
  /** Presses a key on a period boundary. */
  async function key(schedule: Schedule, place: number, name: string): Promise<void> {
    schedule.boundaries[place]?.focus()
    schedule.key(name)
    await advance(0)
  }
  const starts = (schedule: Schedule) => schedule.boundaries.map(({ ariaValueText }) => ariaValueText)

  it('shows the presets of each day and the daily programs', async () => {
    const schedule = await open()
    expect(schedule.days).to.have.length(7)
    expect(schedule.days[0]).to.equal(
      'Monday: Workday: 12:00 AM – 6:30 AM Away; 6:30 AM – 8:30 AM Home; 8:30 AM – 5:00 PM Away; 5:00 PM – 11:00 PM Home; 11:00 PM – 12:00 AM Away'
    )
    expect(schedule.programs[0]).to.match(/ \| Mon–Fri$/)
    expect(schedule.programs[1]).to.equal('Weekend | 8:00 AM Home, 11:30 PM Away | Sat and Sun')
  })

  it('sends the whole week in one request after a program was copied to all days', async () => {
    const platform = await startPlatform()
    const schedule = await open({ platform })
    const changed = recordEvents(schedule, 'program-change')
    await openForm(schedule, 'Edit week')
    await press(schedule, 'Actions for Saturday')
    await schedule.press('menuitem', 'Copy to all days')
    schedule.choose('Monday', '')
    await advance(0)
    expect(schedule.days[0]).to.contain('Monday: No program')
    await press(schedule, 'Save')
    await advance(2000)
    const days = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const sent = {
      device_id: HALLWAY,
      monday_program_id: null,
      ...Object.fromEntries(days.map((day) => [`${day}_program_id`, WEEKEND_ID]))
    }
    expect(platform.requests(WEEK)).to.deep.equal([sent])
    expect(changed.map(({ detail }) => detail)).to.deep.equal([{ change: 'updated', ...sent }])
    expect(schedule.programs[0]).to.contain('Not used')
    expect(schedule.focused).to.equal('Edit week')
  })

  it('moves, removes and opens period boundaries with the keyboard', async () => {
    const platform = await startPlatform()
    const schedule = await open({ platform })
    await openForm(schedule, 'Edit Workday')
    expect(schedule.boundaries.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Home starts',
      'Away starts',
      'Home starts',
      'Away starts'
    ])
    await key(schedule, 1, 'ArrowRight')
    await key(schedule, 0, 'PageDown')
    await key(schedule, 2, 'End')
    expect(starts(schedule)).to.deep.equal(['5:30 AM', '8:45 AM', '10:45 PM', '11:00 PM'])
    await key(schedule, 2, 'Delete')
    expect(starts(schedule)).to.deep.equal(['5:30 AM', '8:45 AM', '11:00 PM'])
    await key(schedule, 1, 'Enter')
    expect(schedule.root.activeElement?.localName).to.equal('select')
    schedule.choose('Climate preset', 'guest_arrival', 1)
    await press(schedule, 'Save')
    await advance(2000)
    expect(platform.requests(UPDATE)).to.deep.equal([
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
    expect(schedule.programs[0]).to.contain('8:45 AM Guest arrival')
  })

  it('shows the labels of the fields of periods once, and names each field', async () => {
    const schedule = await open()
    await openForm(schedule, 'Edit Weekend')
    const labels = [...schedule.root.querySelectorAll<HTMLElement>('.schedule-period label')]
    expect(labels.map(({ textContent }) => textContent)).to.deep.equal([
      'From',
      'Climate preset',
      'From',
      'Climate preset'
    ])
    expect(labels.map(({ offsetWidth }) => offsetWidth > 1)).to.deep.equal([true, true, false, false])
  })

  it('shows the keys of a boundary in the place of the days while it has the focus of the keyboard', async () => {
    const schedule = await open()
    await openForm(schedule, 'Edit Weekend')
    const shown = () => {
      const notes = [...schedule.root.querySelectorAll<HTMLElement>('.schedule-hint > *')]
      return notes
        .filter((note) => note.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent)
    }
    expect(shown()).to.deep.equal(['Used on Sat and Sun'])
    await key(schedule, 0, 'ArrowRight')
    expect(shown()).to.deep.equal(['Arrow keys move by 15 minutes, Delete removes, Enter opens the preset.'])
  })

  it('moves boundaries in quarters of an hour with the pointer', async () => {
    const schedule = await open({ width: 640 })
    await openForm(schedule, 'Edit Weekend')
    const [boundary] = schedule.boundaries
    const line = boundary?.parentElement?.clientWidth ?? 0
    const at = (type: string, x: number) =>
      boundary?.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, composed: true, clientX: x })
      )
    if (boundary) boundary.setPointerCapture = () => {}
    at('pointerdown', 100)
    at('pointermove', 100 + (line * 50) / 1440)
    at('pointerup', 100)
    await advance(0)
    expect(starts(schedule)[0]).to.equal('8:45 AM')
  })

  it('shows errors of a daily program before it is saved', async () => {
    const platform = await startPlatform()
    const schedule = await open({ platform })
    await openForm(schedule, 'Edit Weekend')
    expect(schedule.text).to.contain('Before 8:00 AM, yesterday’s last preset continues.')
    expect(schedule.text).to.contain('Used on Sat and Sun')
    await press(schedule, 'Remove Home from 8:00 AM')
    await press(schedule, 'Remove Away from 11:30 PM')
    expect(schedule.remarks).to.deep.equal(['Add at least one period.'])
    expect(schedule.focused).to.equal('Add period')
    for (let count = 0; count < 13; count += 1) await press(schedule, 'Add period')
    expect(schedule.remarks).to.deep.equal(['This thermostat supports at most 12 periods per day.'])
    await press(schedule, 'Save')
    expect(platform.requests(UPDATE)).to.deep.equal([])
  })

  describe('Deleting a daily program', () => {
    async function remove(schedule: Schedule, name: string): Promise<void> {
      await press(schedule, `Delete ${name}`)
      await schedule.waitForText('Delete this daily program?')
      await press(schedule, 'Delete')
    }

    it('recreates it on its days on Undo', async () => {
      const platform = await startPlatform()
      const schedule = await open({ platform })
      const previous = [schedule.programs, schedule.days]
      const changed = recordEvents(schedule, 'program-change')
      await remove(schedule, 'Workday')
      await press(schedule, 'Undo')
      await advance(2000)
      expect(platform.requests(DELETE)).to.have.length(1)
      expect(platform.requests(CREATE)).to.deep.equal([
        { device_id: HALLWAY, name: 'Workday', periods: WORKDAY_PERIODS }
      ])
      const created = 'daily_program_hallway_thermostat_3'
      const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
      expect(platform.requests(WEEK)).to.deep.equal([
        {
          device_id: HALLWAY,
          ...Object.fromEntries(days.map((day) => [`${day}_program_id`, created])),
          saturday_program_id: WEEKEND_ID,
          sunday_program_id: WEEKEND_ID
        }
      ])
      expect(changed.map(({ detail }) => detail.change)).to.deep.equal(['deleted', 'created', 'updated'])
      expect([schedule.programs.toReversed(), schedule.days]).to.deep.equal(previous)
      expect(schedule.announcements).to.contain('WorkdayUndone')
    })

    it('recreates it without days that have another program meanwhile', async () => {
      const platform = await startPlatform()
      const schedule = await open({ platform })
      await remove(schedule, 'Weekend')
      const week = { device_id: HALLWAY, saturday_program_id: WORKDAY_ID, sunday_program_id: WORKDAY_ID }
      await platform.client.thermostats.updateWeeklyProgram(week, { waitForActionAttempt: false })
      await advance(2000)
      const asked = platform.requests(WEEK).length
      await press(schedule, 'Undo')
      await advance(2000)
      expect(schedule.programs[1]).to.equal('Weekend | 8:00 AM Home, 11:30 PM Away | Not used')
      expect(platform.requests(WEEK)).to.have.length(asked)
      expect(schedule.announcements).to.contain('WeekendUndone')
    })
  })

  it('is read-only with an explanation while the thermostat is offline', async () => {
    const platform = await startPlatform()
    platform.edit = (device) => {
      if (device.device_id === HALLWAY) Object.assign(device.properties ?? {}, { online: false })
    }
    const schedule = await open({ platform })
    expect(schedule.note).to.equal('Weekly schedule · Device Offline')
    await schedule.waitForText('You can change the week once the thermostat is back online.')
    expect(schedule.names('button', /week|program|Workday/)).to.deep.equal([])
  })
})
