import type { Climate } from '../../../src/features/climate/rules/climate.js'
import { climateRequest } from '../../../src/features/climate/rules/climate-request.js'
import type { Device } from '../../../src/core/resources/resources.js'
import type { ClimateEditorPorts } from '../../../src/features/climate/thermostat/climate-editor-ports.js'
import { type ClimateEditor, createClimateEditor } from '../../../src/features/climate/thermostat/climate-editor.js'
import { shownClimate } from '../../../src/features/climate/thermostat/climate-state.js'
import type { ChangeOutcome } from '../../../src/core/actions/change-runner.js'
import { climateChange } from '../../../src/features/climate/data/climate-changes.js'
import { deviceQuery } from '../../../src/features/device/data/queries.js'
import { attemptAnswer, deviceAnswer } from '../../core/fake-platform.js'
import { openSession, type OpenSession } from '../../core/open-session.js'
import { send, willing } from '../../core/send.js'
import { settled } from '../../core/time.js'

const ID = 'hallway'
const GET = '/devices/get'
const HEAT_COOL = '/thermostats/heat_cool'

/** A climate with this heating set point. */
export const heat = (degrees: number): Climate => ({ mode: 'heat_cool', heat: degrees, cool: 76 })

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

/** An editor of a thermostat that is set to 70 °F, in a session of its own. */
export interface OpenEditor extends OpenSession {
  readonly editor: ClimateEditor
  /** The heating set points that were sent. */
  sent(): unknown[]
  /** The heating set point that is shown. */
  shownHeat(): number
  status(): string
  /** Answers what was sent last. */
  succeed(): Promise<void>
  fail(): Promise<void>
  /** Has another element set it; settled once that is answered. */
  setElsewhere(degrees: number): Promise<unknown>
  /** What the person and the host were told, in order. */
  readonly told: string[]
  /** How often the editor asked for a change. */
  readonly attempts: () => number
  tryAgain(): void
  undo(): void
  /** Whether the last offer to undo still stands. */
  canUndo(): boolean
}

/** @param ports replaces some of what the editor is given. */
export async function openEditor(ports: Partial<ClimateEditorPorts> = {}): Promise<OpenEditor> {
  const opened = await openSession()
  const { session, platform, shown } = opened
  platform.on(
    GET,
    () => deviceAnswer(thermostat(70)),
    () => 'wait'
  )
  session.observe(deviceQuery(ID), true)
  await settled()
  const told: string[] = []
  let attempts = 0
  let tryAgain = (): void => {}
  let undo = (): void => {}
  let canUndo = (): boolean => false

  const given: ClimateEditorPorts = {
    session,
    change(change, asked): Promise<ChangeOutcome> {
      attempts += 1
      const now = session.now()
      return session.change(change, { asker: willing, asked: { ...now, at: asked?.at ?? now.at } })
    },
    delay(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    onChanged: ({ kind }) => told.push(`changed ${kind}`),
    onFailed(_device, again) {
      told.push('failed')
      tryAgain = again
    },
    onUndone: () => told.push('undone'),
    offerUndo(_device, { heat: degrees }, isCurrent) {
      told.push(`undo ${degrees}?`)
      let isOpen = true
      canUndo = () => isOpen && isCurrent()
      const isUndone = new Promise<boolean>((resolve) => {
        undo = () => resolve(true)
      })
      return { isUndone, close: () => void (isOpen = false) }
    },
    ...ports
  }
  const editor = createClimateEditor(ID, () => given)

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
    setElsewhere(degrees) {
      const request = climateRequest(known(), heat(degrees))
      if (!request) throw new Error('There is nothing to send.')
      return send(session, climateChange(request))
    },
    told,
    attempts: () => attempts,
    tryAgain: () => tryAgain(),
    undo: () => undo(),
    canUndo: () => canUndo()
  }
}
