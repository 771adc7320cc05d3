import type { SettableClimate } from '../../../../src/features/climate/rules/climate-request.js'
import type { Device } from '../../../../src/core/resources/resources.js'
import type { ActionPorts } from '../../../../src/core/actions/action-ports.js'
import { type ClimateEditor, createClimateEditor } from '../../../../src/features/climate/climate-editor.js'
import { shownClimate } from '../../../../src/features/climate/climate-state.js'
import { setClimate } from '../../../../src/features/climate/set-climate.js'
import { deviceQuery } from '../../../../src/features/device/data/queries.js'
import { attemptAnswer, deviceAnswer } from '../../../core/fake-platform.js'
import { openSession, type OpenSession } from '../../../core/open-session.js'
import { type FakePorts, fakePorts } from '../../../core/actions/fake-ports.js'
import { send } from '../../../core/send.js'
import { settled } from '../../../core/time.js'

const ID = 'hallway'
const GET = '/devices/get'
const HEAT_COOL = '/thermostats/heat_cool'

/** Returns a climate with a heating set point. */
export const heat = (degrees: number): SettableClimate => ({ mode: 'heat_cool', heat: degrees, cool: 76 })

const thermostat = (degrees: number): Device & { readonly device_id: string } => ({
  device_id: ID,
  properties: {
    name: 'Hallway',
    online: true,
    current_climate_setting: {
      hvac_mode_setting: 'heat_cool',
      heating_set_point_fahrenheit: degrees,
      cooling_set_point_fahrenheit: 76
    }
  }
})

/** An editor of a thermostat set to 70 °F, in its own session. */
export interface OpenEditor extends OpenSession {
  readonly editor: ClimateEditor
  /** Heating set points that were sent. */
  sent(): unknown[]
  /** Heating set point that is shown. */
  shownHeat(): number
  status(): string
  /** Answers the last request with success. */
  succeed(): Promise<void>
  fail(): Promise<void>
  /** Refetches the thermostat with another heating set point. */
  report(degrees: number): Promise<void>
  /** Sets the heating set point from another element. */
  setElsewhere(degrees: number): Promise<unknown>
  /** Ports of the surrounding element. */
  readonly fake: FakePorts
}

/** @param ports overrides ports of the editor */
export async function openEditor(ports: Partial<ActionPorts> = {}): Promise<OpenEditor> {
  const opened = await openSession()
  const { session, platform, shown } = opened
  platform.on(
    GET,
    () => deviceAnswer(thermostat(70)),
    () => 'wait'
  )
  const observed = session.observe(deviceQuery(ID), true)
  await settled()
  const fake = { ...fakePorts(session), ...ports }
  const editor = createClimateEditor(ID, () => ({ ...fake, unit: 'fahrenheit' }))

  function known(): Device {
    const device = shown(ID)
    if (!device) throw new Error('There is no thermostat.')
    return device
  }
  async function answer(status: 'success' | 'error'): Promise<void> {
    platform
      .last(HEAT_COOL)
      .answer(attemptAnswer(status, status === 'error' ? { type: 'refused', message: 'No' } : null))
    await settled()
  }
  return {
    ...opened,
    editor,
    sent: () => platform.at(HEAT_COOL).map(({ body }) => body.heating_set_point_fahrenheit),
    shownHeat: () => shownClimate(known(), editor.store.getState()).heat,
    status: () => editor.store.getState().status,
    succeed: () => answer('success'),
    fail: () => answer('error'),
    async report(degrees) {
      void observed.refetch()
      await settled()
      platform.last(GET).answer(deviceAnswer(thermostat(degrees)))
      await settled()
    },
    setElsewhere(degrees) {
      return send(session, setClimate.change({ device: known(), climate: heat(degrees) }))
    },
    fake
  }
}
