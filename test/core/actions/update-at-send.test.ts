import { UnsentUpdateError } from '../../../src/core/actions/unsent-update-error.js'
import type { Operation } from '../../../src/core/gate/operations.js'
import type { Tables } from '../../../src/core/resources/resource-kind.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { pathOf } from '../../walks/browser/calls.js'
import { code, device, EVERY_COMMAND, grant, known } from '../gate/every-command.js'
import { advance, onFakeClock, SECOND } from '../time.js'
import { sendUpdate } from './send-update.js'

onFakeClock()

interface Update {
  readonly operation: Operation
  /** Path of the read before the update. */
  readonly read: string
  /** State after someone else has changed a field that the user has not changed. */
  readonly untouched: Tables
  /** State after someone else has changed a field that the user has changed as well. */
  readonly touched: Tables
  /** Parameters of the request after `untouched`. */
  readonly sent: object
}

const withProperties = (properties: Device['properties']): Tables =>
  known({ ...device, properties: { ...device.properties, ...properties } })
const [preset] = device.properties?.available_climate_presets ?? []
const periods = [{ climate_preset_key: 'night', starts_at_time: '21:00:00' }]
const programs = (program: object) => ({
  thermostat_daily_programs: [{ thermostat_daily_program_id: 'day', name: 'Day', periods, ...program }]
})

const tooMany = (seconds = 0): Response => new Response('{}', { status: 429, headers: { 'retry-after': `${seconds}` } })

describe('An update', () => {
  const UPDATES: readonly Update[] = [
    {
      operation: 'accessCodes.update',
      read: '/access_codes/get',
      untouched: known(device, {
        ...code,
        type: 'time_bound',
        starts_at: '2030-01-01T00:00:00Z',
        ends_at: '2030-01-02T00:00:00Z'
      }),
      touched: known(device, { ...code, code: '9999' }),
      sent: {
        access_code_id: 'code',
        device_id: 'door',
        name: 'Ben',
        code: '4321',
        type: 'time_bound',
        starts_at: '2030-01-01T00:00:00Z',
        ends_at: '2030-01-02T00:00:00Z'
      }
    },
    {
      operation: 'accessGrants.update',
      read: '/access_grants/get',
      untouched: known(undefined, undefined, undefined, undefined, { ...grant, ends_at: '2030-01-05T00:00:00Z' }),
      touched: known(undefined, undefined, undefined, undefined, { ...grant, name: 'Hanna' }),
      sent: {
        access_grant_id: 'grant',
        name: 'Ben',
        starts_at: '2030-01-01T00:00:00Z',
        ends_at: '2030-01-05T00:00:00Z'
      }
    },
    {
      operation: 'thermostats.updateClimatePreset',
      read: '/devices/get',
      untouched: withProperties({
        available_climate_presets: [{ ...preset, climate_preset_key: 'night', fan_mode_setting: 'on' }]
      }),
      touched: withProperties({
        available_climate_presets: [{ ...preset, climate_preset_key: 'night', name: 'Late' }]
      }),
      sent: {
        device_id: 'door',
        climate_preset_key: 'night',
        name: 'Evening',
        hvac_mode_setting: 'off',
        fan_mode_setting: 'on',
        manual_override_allowed: false
      }
    },
    {
      operation: 'thermostats.dailyPrograms.update',
      read: '/devices/get',
      untouched: withProperties(programs({})),
      touched: withProperties(programs({ name: 'Late' })),
      sent: { thermostat_daily_program_id: 'day', name: 'Shift', periods }
    }
  ]
  for (const { operation, read, untouched, touched, sent } of UPDATES) {
    const make = EVERY_COMMAND[operation]
    const path = pathOf(operation)

    it(`${operation} reads the resource, and sends the newest values of the fields that the user has not changed`, async () => {
      const { bodies, platform, confirmedParams } = await sendUpdate(make, untouched)
      expect(bodies()).to.deep.equal([sent])
      expect(platform.at(read)).to.have.length(1)
      expect(confirmedParams()).to.have.length(1)
    })

    it(`${operation} is rejected if someone else has changed the same field`, async () => {
      const { outcome, bodies } = await sendUpdate(make, touched)
      expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'changed' })
      expect(bodies()).to.deep.equal([])
    })

    it(`${operation} reads the resource again before a retry, unless it was read at most 2 s ago`, async () => {
      for (const pause of [1, 3]) {
        const sending = await sendUpdate(make)
        sending.changeElsewhere(untouched)
        sending.platform.last(path).respond(tooMany(pause))
        await advance(pause * SECOND)
        const [first, second] = sending.bodies()
        expect(sending.platform.at(read)).to.have.length(pause > 2 ? 2 : 1)
        expect(second).to.deep.equal(pause > 2 ? sent : first)
        expect(sending.confirmedParams()).to.have.length(1)
      }
    })

    it(`${operation} is not sent if the resource cannot be read`, async () => {
      for (const reply of ['drop', () => new Response(null, { status: 503 })] as const) {
        const sending = await sendUpdate(make)
        sending.platform.on(read, () => (reply === 'drop' ? 'drop' : reply()))
        sending.platform.last(path).respond(tooMany(3))
        await advance(3 * SECOND)
        const outcome = await sending.outcome
        expect(outcome.status === 'failed' && outcome.error).to.be.an.instanceof(UnsentUpdateError)
        expect(sending.bodies()).to.have.length(1)
      }
    })
  }

  it('is rejected if someone else has changed the week that it sets', async () => {
    const changed = withProperties({ thermostat_weekly_program: { friday_program_id: 'day' } })
    const { outcome } = await sendUpdate(EVERY_COMMAND['thermostats.updateWeeklyProgram'], changed)
    expect(await outcome).to.deep.equal({ status: 'rejected', reason: 'changed' })
  })
})
