import { cleanUpAfterEach, words } from '../support/setup.js'
import { type Schedule, type ScheduleTest, setupSchedule } from '../support/thermostat-schedule.js'

describe('Daily program form', () => {
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
    expect(t.requests('/thermostats/daily_programs/update')).to.deep.equal([
      {
        thermostat_daily_program_id: 'daily_program_hallway_thermostat_1',
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
    expect(shown()).to.deep.equal(['Until 8:00 AM: Away, from the day before', 'Runs Sat and Sun'])
    await key(t, 0, 'ArrowRight')
    expect(shown()).to.deep.equal([
      'Until 8:15 AM: Away, from the day before',
      'Arrow keys move by 15 minutes, Delete removes, Enter opens the preset, Escape restores.'
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

  it('moves boundaries in quarters of an hour with the pointer, until Escape', async () => {
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
    at('pointerdown', 100)
    at('pointermove', 100 + (line * 120) / 1440)
    await t.advance(100)
    expect(starts(t.screen)[0]).to.equal('10:45 AM')
    await t.user.press('Escape')
    expect(starts(t.screen)[0]).to.equal('8:45 AM')
  })

  it('restores a boundary that was moved by keyboard with Escape, and leaves with the next Escape', async () => {
    const t = await setupSchedule()
    await openForm(t, 'Edit Weekend')
    const [initial] = starts(t.screen)
    await key(t, 0, 'PageUp')
    await key(t, 0, 'ArrowRight')
    expect(starts(t.screen)[0]).to.equal('9:15 AM')
    await key(t, 0, 'Escape')
    expect(starts(t.screen)[0]).to.equal(initial)
    await key(t, 0, 'Escape')
    expect(t.screen.boundaries).to.deep.equal([])
  })

  it('shows errors of a daily program before it is saved', async () => {
    const t = await setupSchedule()
    await openForm(t, 'Edit Weekend')
    expect(t.screen.text).to.contain('Until 8:00 AM: Away, from the day before')
    expect(t.screen.text).to.contain('Runs Sat and Sun')
    await t.user.click('Remove Home from 8:00 AM')
    await t.user.click('Remove Away from 11:30 PM')
    expect(t.screen.remarks).to.deep.equal(['Add at least one period.'])
    expect(t.screen.focused).to.equal('Add period')
    for (let count = 0; count < 13; count += 1) await t.user.click('Add period')
    expect(t.screen.remarks).to.deep.equal(['This thermostat supports at most 12 periods per day.'])
    await t.user.click('Save')
    expect(t.requests('/thermostats/daily_programs/update')).to.deep.equal([])
  })
})
