import type { Device, ThermostatSchedule } from '../../../../src/core/resources/resources.js'
import { climateChangesAt, plannedThermostat } from '../../../../src/features/overview/rules/climate-changes.js'
import type { ScheduleException } from '../../../../src/features/schedule/rules/schedule-exceptions.js'

/** 22:30 in London, 9:30 the next morning in Sydney. */
const NOW = Date.parse('2026-03-20T22:30:00Z')
const HOUR = 60 * 60_000

const thermostat = (device_id: string, timezone: string): Device => ({
  device_id,
  device_type: 'ecobee_thermostat',
  location: { timezone },
  properties: {}
})

/** Returns a current exception that ends in some hours. */
const exception = (hours: number): ScheduleException => ({
  schedule: { thermostat_schedule_id: 'one' },
  id: 'one',
  preset: 'eco',
  start: NOW - HOUR,
  end: NOW + hours * HOUR
})

const changing = (...thermostats: [Device, number][]): string[] =>
  climateChangesAt(NOW)(thermostats.map(([device, hours]) => ({ device, exceptions: [exception(hours)] }))).map(
    ({ device }) => device.device_id
  )

describe('climateChanges', () => {
  const london = thermostat('london', 'Europe/London')
  const sydney = thermostat('sydney', 'Australia/Sydney')

  it('returns changes until the end of the day of the thermostat', () => {
    expect(changing([london, 1.4])).to.deep.equal(['london'])
    expect(changing([london, 1.5])).to.deep.equal([])
    expect(changing([sydney, 1.5])).to.deep.equal(['sydney'])
    expect(changing([sydney, 15])).to.deep.equal([])
  })

  it('sorts by time', () => {
    expect(changing([sydney, 3], [london, 1])).to.deep.equal(['london', 'sydney'])
  })

  it('returns nothing without a schedule', () => {
    expect(climateChangesAt(NOW)([{ device: london, exceptions: [] }])).to.deep.equal([])
  })
})

describe('plannedThermostat', () => {
  const device = thermostat('london', 'Europe/London')
  const schedule = (id: string): ThermostatSchedule => ({
    thermostat_schedule_id: id,
    climate_preset_key: 'eco',
    starts_at: '2026-03-20T22:00:00Z',
    ends_at: '2026-03-20T23:00:00Z'
  })

  it('returns the same object while the schedules are the same', () => {
    const schedules = [schedule('first'), schedule('second')]
    expect(plannedThermostat(device, [...schedules])).to.equal(plannedThermostat(device, schedules))
  })

  it('contains a schedule that replaced another one', () => {
    const [first, second, third] = ['first', 'second', 'third'].map(schedule)
    if (!first || !second || !third) throw new Error('A schedule is missing.')
    plannedThermostat(device, [first, second])
    const { exceptions } = plannedThermostat(device, [first, third])
    expect(exceptions.map(({ id }) => id)).to.have.members(['first', 'third'])
  })
})
