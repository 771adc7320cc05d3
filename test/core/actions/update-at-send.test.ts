import { expect } from 'chai'
import type { Mutation } from '../../../src/core/actions/mutation.js'
import { type MutationOutcome, runMutation, takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import { OFFERED } from '../offered.js'
import type { Operation } from '../../../src/core/gate/operations.js'
import type { Tables } from '../../../src/core/resources/resource-kind.js'
import type { Device } from '../../../src/core/resources/resources.js'
import { code, device, EVERY_COMMAND, known } from '../gate/every-command.js'
import { createFakeCommandSource } from '../gate/fake-command-source.js'
import { openSession, type OpenSession } from '../open-session.js'
import { onFakeClock, advance, settled } from '../time.js'
import { pathOf } from '../../walks/browser/calls.js'

onFakeClock()

interface Update {
  readonly operation: Operation
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

const UPDATES: readonly Update[] = [
  {
    operation: 'accessCodes.update',
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
    operation: 'thermostats.updateClimatePreset',
    untouched: withProperties({
      available_climate_presets: [{ ...preset, climate_preset_key: 'night', fan_mode_setting: 'on' }]
    }),
    touched: withProperties({ available_climate_presets: [{ ...preset, climate_preset_key: 'night', name: 'Late' }] }),
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
    untouched: withProperties(programs({})),
    touched: withProperties(programs({ name: 'Late' })),
    sent: { thermostat_daily_program_id: 'day', name: 'Shift', periods }
  }
]

interface Sending extends OpenSession {
  readonly confirmedParams: () => readonly unknown[]
  readonly bodies: () => readonly unknown[]
  readonly outcome: Promise<MutationOutcome>
}

/** Sends an update that the platform answers with 429 at first. */
async function sendTwice(make: () => Mutation<unknown>, meanwhile: Tables): Promise<Sending> {
  const open = await openSession()
  open.session.store.setState({ confirmed: known() })
  const source = createFakeCommandSource()
  const confirmedParams: unknown[] = []
  const path = pathOf(make().operation)
  const outcome = runMutation(
    make(),
    {
      source: {
        ...source,
        confirmWithHost(operation, params) {
          confirmedParams.push(params)
          return source.confirmWithHost(operation, params)
        }
      },
      snapshot: takeSnapshot(open.session, OFFERED)
    },
    open.session
  )
  await settled()
  open.session.store.setState({ confirmed: meanwhile })
  open.platform.last(path).answer(new Response('{}', { status: 429 }))
  await advance(1000)
  return {
    ...open,
    outcome,
    confirmedParams: () => confirmedParams,
    bodies: () => open.platform.at(path).map(({ body }) => body)
  }
}

describe('An update', () => {
  for (const { operation, untouched, touched, sent } of UPDATES) {
    it(`${operation} is sent with the newest values of the fields that the user has not changed`, async () => {
      const sending = await sendTwice(EVERY_COMMAND[operation], untouched)
      expect(sending.bodies().slice(1)).to.deep.equal([sent])
      expect(sending.confirmedParams()).to.have.length(1)
    })

    it(`${operation} is rejected if someone else has changed the same field`, async () => {
      const sending = await sendTwice(EVERY_COMMAND[operation], touched)
      expect(await sending.outcome).to.deep.equal({ status: 'refused', refusal: 'changed' })
      expect(sending.bodies()).to.have.length(1)
    })
  }

  it('of a week is rejected if someone else has changed the week', async () => {
    const changed = withProperties({ thermostat_weekly_program: { friday_program_id: 'day' } })
    const sending = await sendTwice(EVERY_COMMAND['thermostats.updateWeeklyProgram'], changed)
    expect(await sending.outcome).to.deep.equal({ status: 'refused', refusal: 'changed' })
  })
})
