import type { ThermostatDailyProgram, ThermostatSchedule } from '../../src/client/resources.js'
import { after, DAY, errorOf, HOUR, openSandbox, validationErrors } from './open-sandbox.js'

const hallway = 'device_hallway_thermostat'
const bedroom = 'device_bedroom_thermostat'

describe('Sandbox thermostat schedules', () => {
  const open = () => {
    const opened = openSandbox()
    const { ask } = opened
    return {
      ...opened,
      list: async (device_id = hallway): Promise<ThermostatSchedule[]> =>
        (await ask('/thermostats/schedules/list', { device_id })).body.thermostat_schedules,
      create: (values: object) => ask('/thermostats/schedules/create', { device_id: hallway, ...values }),
      update: (values: object) => ask('/thermostats/schedules/update', values, 'PATCH')
    }
  }
  const AWAY = { climate_preset_key: 'away', starts_at: after(HOUR), ends_at: after(3 * HOUR) }

  it('are listed and found, in the time zone of the thermostat', async () => {
    const { ask, list } = open()
    const schedules = await list()
    expect(schedules.map(({ name, starts_at, ends_at }) => [name, starts_at, ends_at])).to.deep.equal([
      ['Guests arrive', '2026-05-01T19:00:00.000Z', '2026-05-02T02:00:00.000Z'],
      ['Holidays', '2026-05-04T14:00:00.000Z', '2026-05-11T22:00:00.000Z']
    ])
    const { thermostat_schedule_id } = schedules[0] ?? {}
    const { body } = await ask('/thermostats/schedules/get', { thermostat_schedule_id })
    expect(body.thermostat_schedule).to.deep.equal(schedules[0])
  })

  it('are created, updated and deleted immediately', async () => {
    const { ask, list, create, update } = open()
    const { thermostat_schedule: created } = (await create({ ...AWAY, name: 'Errand' })).body
    expect(created).to.include({
      ...AWAY,
      name: 'Errand',
      is_override_allowed: false,
      max_override_period_minutes: null
    })
    const { thermostat_schedule_id: id } = created
    await update({ thermostat_schedule_id: id, ends_at: after(4 * HOUR), max_override_period_minutes: 20 })
    expect((await list()).at(-1)).to.include({
      name: 'Errand',
      ends_at: after(4 * HOUR),
      max_override_period_minutes: 20
    })
    await ask('/thermostats/schedules/delete', { thermostat_schedule_id: id })
    expect(await list()).to.have.length(2)
    const again = await ask('/thermostats/schedules/delete', { thermostat_schedule_id: id })
    expect(errorOf(again)).to.deep.equal([404, 'thermostat_schedule_not_found'])
  })

  it('activate their presets when they start and end', async () => {
    const { create, advance, properties, ask } = open()
    await ask('/thermostats/set_fallback_climate_preset', { device_id: hallway, climate_preset_key: 'home' })
    const { thermostat_schedule: created } = (await create(AWAY)).body
    expect((await properties(hallway)).current_climate_setting).to.include({ climate_preset_key: 'home' })
    advance(HOUR)
    const during = await properties(hallway)
    expect(during.current_climate_setting).to.include({ climate_preset_key: 'away' })
    expect(during.active_thermostat_schedule_id).to.equal(created.thermostat_schedule_id)
    advance(2 * HOUR)
    const then = await properties(hallway)
    expect(then.current_climate_setting).to.include({ climate_preset_key: 'home' })
    expect(then.active_thermostat_schedule_id).to.equal(null)
  })

  it('activate nothing when they are read, even if one has already started', async () => {
    const { list, properties } = open()
    const previous = (await properties(bedroom)).current_climate_setting
    const [active] = await list(bedroom)
    const then = await properties(bedroom)
    expect(then.active_thermostat_schedule_id).to.equal(active?.thermostat_schedule_id)
    expect(then.current_climate_setting).to.deep.equal(previous)
  })

  it('are rejected if they end before they start, have an unknown preset, or belong to a lock', async () => {
    const { ask, create } = open()
    expect(validationErrors(await create({ ...AWAY, ends_at: after(0) }))).to.deep.equal({
      ends_at: ['Must be after starts_at']
    })
    expect(validationErrors(await create({ climate_preset_key: 'away', starts_at: 'soon' }))).to.have.keys(
      'starts_at',
      'ends_at'
    )
    expect(errorOf(await create({ ...AWAY, climate_preset_key: 'gone' }))).to.deep.equal([
      404,
      'climate_preset_not_found'
    ])
    const lock = await ask('/thermostats/schedules/list', { device_id: 'device_front_door' })
    expect(errorOf(lock)).to.deep.equal([400, 'capability_not_supported'])
  })

  it('can be configured', async () => {
    const { ask } = openSandbox({
      devices: [
        {
          kind: 'thermostat',
          name: 'Hall',
          presets: [{ key: 'away', mode: 'off' }],
          schedules: [{ preset: 'away', startsAt: after(DAY), endsAt: after(2 * DAY), maxOverrideMinutes: 15 }]
        }
      ]
    })
    const { body } = await ask('/thermostats/schedules/list', { device_id: 'device_hall' })
    expect(body.thermostat_schedules).to.have.length(1)
    expect(body.thermostat_schedules[0]).to.include({ climate_preset_key: 'away', max_override_period_minutes: 15 })
  })
})

describe('Sandbox thermostat programs', () => {
  const PERIODS = [{ starts_at_time: '07:00', climate_preset_key: 'home' }]
  const open = () => {
    const opened = openSandbox()
    const { ask, properties } = opened
    return {
      ...opened,
      create: (values: object = {}) =>
        ask('/thermostats/daily_programs/create', { device_id: hallway, name: 'Short', periods: PERIODS, ...values }),
      programs: async (): Promise<ThermostatDailyProgram[]> =>
        (await properties(hallway)).thermostat_daily_programs ?? []
    }
  }

  it('are created immediately, and updated after the command time', async () => {
    const { ask, create, programs, advance } = open()
    const { thermostat_daily_program: created } = (await create()).body
    expect(created.periods).to.deep.equal([{ starts_at_time: '07:00:00', climate_preset_key: 'home' }])
    const { thermostat_daily_program_id } = created
    const changed = { thermostat_daily_program_id, name: 'Shorter', periods: PERIODS }
    const { action_attempt } = (await ask('/thermostats/daily_programs/update', changed, 'PATCH')).body
    expect(action_attempt).to.include({ action_type: 'PUSH_THERMOSTAT_PROGRAMS', status: 'pending' })
    expect((await programs()).at(-1)?.name).to.equal('Short')
    advance(1_000)
    expect((await programs()).at(-1)?.name).to.equal('Shorter')
  })

  it('run on their weekdays until they are deleted', async () => {
    const { ask, advance, properties, create } = open()
    const { thermostat_daily_program_id: id } = (await create()).body.thermostat_daily_program
    const week = { monday_program_id: id, friday_program_id: null }
    await ask('/thermostats/update_weekly_program', { device_id: hallway, ...week })
    advance(1_000)
    const weeklyProgram = (await properties(hallway)).thermostat_weekly_program
    expect(weeklyProgram).to.include({ ...week, sunday_program_id: 'daily_program_hallway_thermostat_2' })
    await ask('/thermostats/daily_programs/delete', { thermostat_daily_program_id: id })
    expect((await properties(hallway)).thermostat_weekly_program).to.include({ monday_program_id: null })
  })

  it('are rejected if they are invalid or the thermostat does not support them', async () => {
    const { ask, create } = open()
    expect(errorOf(await create({ device_id: bedroom }))).to.deep.equal([400, 'capability_not_supported'])
    expect(validationErrors(await create({ periods: [] }))).to.have.keys('periods')
    expect(validationErrors(await create({ periods: Array.from({ length: 40 }, () => PERIODS[0]) }))).to.have.keys(
      'periods'
    )
    expect(
      validationErrors(await create({ periods: [{ starts_at_time: '25:00', climate_preset_key: 'gone' }] }))
    ).to.have.keys('periods')
    const week = await ask('/thermostats/update_weekly_program', { device_id: hallway, monday_program_id: 'gone' })
    expect(errorOf(week)).to.deep.equal([404, 'thermostat_daily_program_not_found'])
  })
})
