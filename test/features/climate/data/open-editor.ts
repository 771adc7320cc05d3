import type { ActionPorts } from '../../../../src/core/actions/action-ports.js'
import type { Device } from '../../../../src/core/resources/resources.js'
import { type ClimateEditor, createClimateEditor } from '../../../../src/features/climate/climate-editor.js'
import { shownClimate } from '../../../../src/features/climate/climate-state.js'
import type { SettableClimate } from '../../../../src/features/climate/rules/climate-request.js'
import { setClimate } from '../../../../src/features/climate/set-climate.js'
import { deviceQuery } from '../../../../src/features/device/data/queries.js'
import { type FakePorts, fakePorts } from '../../../core/actions/fake-ports.js'
import { attemptResponse, deviceResponse } from '../../../core/fake-platform.js'
import { type OpenSession, openSession } from '../../../core/open-session.js'
import { send } from '../../../core/send.js'
import { settled } from '../../../core/time.js'

const ID = 'hallway'

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
    '/devices/get',
    () => deviceResponse(thermostat(70)),
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
  async function respond(status: 'success' | 'error'): Promise<void> {
    platform
      .last('/thermostats/heat_cool')
      .respond(attemptResponse(status, status === 'error' ? { type: 'refused', message: 'No' } : null))
    await settled()
  }
  return {
    ...opened,
    editor,
    sent: () => platform.at('/thermostats/heat_cool').map(({ body }) => body.heating_set_point_fahrenheit),
    shownHeat: () => shownClimate(known(), editor.store.getState()).heat,
    status: () => editor.store.getState().status,
    succeed: () => respond('success'),
    fail: () => respond('error'),
    async report(degrees) {
      void observed.refetch()
      await settled()
      platform.last('/devices/get').respond(deviceResponse(thermostat(degrees)))
      await settled()
    },
    setElsewhere(degrees) {
      return send(session, setClimate.mutation({ device: known(), climate: heat(degrees) }))
    },
    fake
  }
}
