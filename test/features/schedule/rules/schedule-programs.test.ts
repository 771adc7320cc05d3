import { pristineForm } from '../../../../src/core/actions/form-state.js'
import { isChanged, rebase } from '../../../../src/core/actions/rebase-form.js'
import type { Device } from '../../../../src/core/resources/resources.js'
import {
  canRunPrograms,
  dailyPrograms,
  type ProgramPeriod,
  weekPrograms
} from '../../../../src/features/schedule/rules/daily-programs.js'
import {
  carriedIntoProgram,
  dayPieces,
  presetsOfWeek,
  programsOfWeek,
  weekPieces
} from '../../../../src/features/schedule/rules/day-pieces.js'
import { gapUntil, programErrors } from '../../../../src/features/schedule/rules/program-errors.js'
import {
  movedStart,
  newProgramForm,
  type ProgramForm,
  programForm,
  programFormRules,
  sorted,
  withNewPeriod,
  withoutPeriod,
  withPeriod
} from '../../../../src/features/schedule/rules/program-form.js'
import {
  changedProgram,
  changedWeek,
  newProgram,
  programRecreateParams
} from '../../../../src/features/schedule/rules/program-parameters.js'
import { withoutProgram, withUpdatedProgram, withWeek } from '../../../../src/features/schedule/rules/program-patch.js'
import { dayGroups, weekFormRules, withProgram } from '../../../../src/features/schedule/rules/week-groups.js'

const WORK: readonly ProgramPeriod[] = [
  { start: 390, preset: 'home' },
  { start: 510, preset: 'away' },
  { start: 1020, preset: 'home' }
]
const KEYS = ['home', 'away']

const device: Device = {
  device_id: 'hallway',
  can_run_thermostat_programs: true,
  properties: {
    thermostat_daily_programs: [
      {
        thermostat_daily_program_id: 'work',
        name: 'Work',
        periods: [
          { starts_at_time: '17:00:00', climate_preset_key: 'home' },
          { starts_at_time: '06:30:00', climate_preset_key: 'home' },
          { starts_at_time: '08:30', climate_preset_key: 'away' },
          { starts_at_time: 'noon', climate_preset_key: 'away' },
          { starts_at_time: '12:00', climate_preset_key: null }
        ]
      },
      { thermostat_daily_program_id: 'free', name: null, periods: null },
      null,
      { name: 'Without an id' }
    ],
    thermostat_weekly_program: { monday_program_id: 'work', tuesday_program_id: 'deleted', sunday_program_id: 'free' }
  }
}
const [work] = dailyPrograms(device)
const form = (periods: readonly ProgramPeriod[] = WORK, name = 'Work'): ProgramForm =>
  programForm({ id: 'work', name, periods })

describe('Daily program rules', () => {
  it('read programs with sorted periods and skip malformed parts', () => {
    expect(dailyPrograms(device)).to.deep.equal([
      { id: 'work', name: 'Work', periods: WORK },
      { id: 'free', name: undefined, periods: [] }
    ])
    expect(dailyPrograms({ device_id: 'bare' })).to.deep.equal([])
  })

  it('return parameters that recreate a deleted program, if all its parts are known', () => {
    const periods = [{ starts_at_time: '08:30:15', climate_preset_key: 'away' }]
    const sound = { thermostat_daily_program_id: 'work', name: 'Work', periods }
    const again = (...programs: object[]) =>
      programRecreateParams({ device_id: 'hallway', properties: { thermostat_daily_programs: programs } }, 'work')
    expect(again(sound)).to.deep.equal({ device_id: 'hallway', name: 'Work', periods })
    expect(again({ ...sound, name: null })).to.equal(undefined)
    expect(again({ ...sound, periods: [] })).to.equal(undefined)
    expect(again({ ...sound, periods: [...periods, null] })).to.equal(undefined)
    expect(again()).to.equal(undefined)
  })

  it('assign programs to weekdays, and no missing ones', () => {
    const { monday, tuesday, wednesday, sunday } = weekPrograms(device)
    expect([monday, tuesday, wednesday, sunday]).to.deep.equal(['work', undefined, undefined, 'free'])
  })

  it('require a thermostat that can run programs', () => {
    expect(canRunPrograms(device)).to.equal(true)
    expect(canRunPrograms({ device_id: 'bare' })).to.equal(false)
  })

  it('split a day into parts, of which the first continues from the day before', () => {
    expect(dayPieces(WORK, 'eco').map(({ start, end, preset }) => [start, end, preset])).to.deep.equal([
      [0, 390, 'eco'],
      [390, 510, 'home'],
      [510, 1020, 'away'],
      [1020, 1440, 'home']
    ])
    expect(dayPieces([], 'eco')).to.deep.equal([{ start: 0, end: 1440, preset: 'eco' }])
    expect(dayPieces([], undefined)).to.deep.equal([])
    const [monday, tuesday] = weekPieces([work, undefined, undefined, undefined, undefined, undefined, undefined])
    expect(monday?.[0]).to.deep.equal({ start: 0, end: 390, preset: 'home' })
    expect(tuesday).to.deep.equal([{ start: 0, end: 1440, preset: 'home' }])
    expect(presetsOfWeek(dailyPrograms(device), weekPrograms(device))).to.deep.equal(['home', 'away'])
  })

  it('return the preset that continues into a program, if it is the same on all its days', () => {
    const night = { id: 'night', name: 'Night', periods: [{ start: 60, preset: 'away' }] }
    const programs = [...dailyPrograms(device), night]
    const carried = (monday: string, tuesday: string, thursday: string, id: string) =>
      carriedIntoProgram(programsOfWeek(programs, { ...weekPrograms(device), monday, tuesday, thursday }), id)
    // Days without periods continue with the preset of the last day that has some.
    expect(carried('work', 'night', 'night', 'work')).to.equal('away')
    expect(carried('work', 'night', 'night', 'night')).to.equal(undefined)
    expect(carried('work', 'work', 'work', 'work')).to.equal('home')
    expect(carried('work', 'work', 'work', 'night')).to.equal(undefined)
  })
})

describe('Daily program form rules', () => {
  it('start with a day and a night period with existing presets', () => {
    expect(newProgramForm(KEYS).periods.map(({ start, preset }) => [start, preset])).to.deep.equal([
      [420, 'home'],
      [1320, 'away']
    ])
    expect(newProgramForm(['home']).periods.map(({ preset }) => preset)).to.deep.equal(['home', 'home'])
    expect(newProgramForm([]).periods).to.deep.equal([])
  })

  it('move a boundary in steps, between its neighbors and within the day', () => {
    expect(movedStart(form(), 1, 525, 15)).to.equal(525)
    expect(movedStart(form(), 1, 0, 15)).to.equal(405)
    expect(movedStart(form(), 1, 1440, 15)).to.equal(1005)
    expect(movedStart(form(), 0, -60, 15)).to.equal(0)
    expect(movedStart(form(), 2, 1440, 15)).to.equal(1425)
    const narrow = form([
      { start: 0, preset: 'home' },
      { start: 5, preset: 'away' },
      { start: 10, preset: 'home' }
    ])
    expect(movedStart(narrow, 1, 100, 15)).to.equal(5)
  })

  it('insert a new period into the longest gap, and remove one', () => {
    const { form: more, key } = withNewPeriod(form(), 'away')
    expect(more.periods.find((period) => period.key === key)?.start).to.equal(765)
    expect(more.periods.map(({ start }) => start)).to.deep.equal([390, 510, 765, 1020])
    expect(withoutPeriod(more, key)).to.deep.equal(form())
    expect(withNewPeriod(form([]), 'home').form.periods).to.deep.equal([{ key: 0, start: 0, preset: 'home' }])
  })

  it('sort the periods after typing', () => {
    const typed = withPeriod(form(), 0, { start: 1200 })
    expect(sorted(typed).periods.map(({ key }) => key)).to.deep.equal([1, 2, 0])
    expect(isChanged(typed, form(), programFormRules)).to.equal(true)
    expect(isChanged(form(WORK, ' Work '), form(), programFormRules)).to.equal(false)
  })

  it('treat all periods as one value when the program changes', () => {
    const other = WORK.slice(0, 2)
    const renamed = { ...pristineForm(form()), values: form(WORK, 'Office') }
    expect(rebase(renamed, form(other), programFormRules)).to.deep.include({
      values: form(other, 'Office'),
      conflicts: []
    })
    const typed = withPeriod(form(), 0, { start: 400 })
    const next = rebase({ ...pristineForm(form()), values: typed }, form(other), programFormRules)
    expect([next.values, next.initial, next.conflicts]).to.deep.equal([typed, form(other), ['periods']])
  })

  it('return errors for missing names, too few or too many periods, equal times and deleted presets', () => {
    const limits = { presets: KEYS, most: 3 }
    expect(programErrors(form(), limits)).to.equal(undefined)
    expect(programErrors(form(WORK, ' '), limits)?.name).to.equal('required')
    expect(programErrors(form([]), limits)?.periods).to.equal('none')
    const forty = Array.from({ length: 40 }, (_, index) => ({ start: index * 30, preset: 'home' }))
    expect(programErrors(form(forty), limits)?.periods).to.equal('too-many')
    expect(programErrors(form(forty), { ...limits, most: undefined })).to.equal(undefined)
    const twice = withPeriod(withPeriod(form(), 2, { start: 510 }), 0, { start: undefined, preset: '' })
    expect([...(programErrors(twice, limits)?.ofPeriods ?? [])]).to.deep.equal([
      [0, { start: 'required', preset: 'required' }],
      [2, { start: 'taken', preset: undefined }]
    ])
    expect(programErrors(form(), { presets: ['home'], most: undefined })?.ofPeriods.get(1)?.preset).to.equal('deleted')
  })

  it('return the time until which the previous day continues', () => {
    expect(gapUntil(form())).to.equal(390)
    expect(gapUntil(form([{ start: 0, preset: 'home' }]))).to.equal(undefined)
    expect(gapUntil(form([]))).to.equal(undefined)
  })

  it('send the whole program', () => {
    const periods = [
      { climate_preset_key: 'home', starts_at_time: '06:30:00' },
      { climate_preset_key: 'away', starts_at_time: '08:30:00' },
      { climate_preset_key: 'home', starts_at_time: '17:00:00' }
    ]
    expect(newProgram(form(), 'hallway')).to.deep.equal({ device_id: 'hallway', name: 'Work', periods })
    expect(changedProgram(form(), 'work')).to.deep.equal({ thermostat_daily_program_id: 'work', name: 'Work', periods })
  })
})

describe('Weekly program rules', () => {
  it('group the days that the thermostat programs together', () => {
    const groups = (capability: object) => dayGroups({ ...device, ...capability }).map(({ length }) => length)
    expect(groups({})).to.deep.equal([1, 1, 1, 1, 1, 1, 1])
    expect(groups({ can_program_thermostat_programs_as_weekday_weekend: true })).to.deep.equal([5, 2])
    expect(groups({ can_program_thermostat_programs_as_same_each_day: true })).to.deep.equal([7])
  })

  it('send the whole week, with null for days without a program', () => {
    const week = withProgram(weekPrograms(device), ['tuesday', 'wednesday'], 'work')
    expect(changedWeek(week, 'hallway')).to.deep.equal({
      device_id: 'hallway',
      monday_program_id: 'work',
      tuesday_program_id: 'work',
      wednesday_program_id: 'work',
      thursday_program_id: null,
      friday_program_id: null,
      saturday_program_id: null,
      sunday_program_id: 'free'
    })
    expect(weekPrograms(withWeek(device, changedWeek(week, 'hallway')))).to.deep.equal(week)
    expect(isChanged({ week }, { week: weekPrograms(device) }, weekFormRules)).to.equal(true)
  })

  it('remove a deleted program from the week and apply an updated one', () => {
    const without = withoutProgram(device, 'work')
    expect([dailyPrograms(without).map(({ id }) => id), weekPrograms(without).monday]).to.deep.equal([
      ['free'],
      undefined
    ])
    const updated = withUpdatedProgram(device, changedProgram(form(WORK.slice(0, 1), 'Short'), 'work'))
    expect(dailyPrograms(updated)[0]).to.deep.equal({ id: 'work', name: 'Short', periods: WORK.slice(0, 1) })
  })
})
