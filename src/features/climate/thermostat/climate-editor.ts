import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Climate, settableClimate } from '../rules/climate.js'
import { isClimateChanged, isSettable, type SettableClimate } from '../rules/climate-request.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import type { ActionPorts, UndoHandle } from '../../../core/actions/action-ports.js'
import type { MutationOutcome } from '../../../core/actions/run-mutation.js'
import { queueMutation } from '../../../core/actions/queue-mutation.js'
import { runAction, type RunOptions } from '../../../core/actions/run-action.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { deviceQuery } from '../../device/data/queries.js'
import { activatePreset } from '../activate-preset.js'
import { climateKey, setClimate } from '../set-climate.js'
import type { ClimateState } from './climate-state.js'

const DEBOUNCE_MS = 2000
const SAVED_MS = 3000

/** What an editor needs of the element around it. */
export interface ClimateEditorPorts extends ActionPorts {
  /** In which the person is told what was set. */
  readonly unit: TemperatureUnit
}

/** Edits the climate of a thermostat: what is set is sent once it has rested, one change after the other. */
export interface ClimateEditor {
  readonly store: StoreApi<ClimateState>
  /** Sets a climate, to be sent once nothing newer was set for a while. */
  set(climate: Climate): void
  /** Turns on a preset in place of all that is pending, after what is in flight. */
  activate(preset: ClimatePreset): Promise<void>
  /** Shows a climate for as long as a person holds it, whatever the device says; `undefined` lets go. */
  hold(climate: Climate | undefined): void
  /** Sends what is pending now, or after what is in flight. */
  send(): Promise<void>
  /** Sends what is pending now, also beside what is in flight: for a page that goes, where nobody is there after it. */
  flush(): Promise<void>
  /** Sends what is pending, and shows no success any more. */
  end(): void
}

/** @param ports are asked for anew each time, since texts and units change while a climate is edited. */
export function createClimateEditor(device_id: string, ports: () => ClimateEditorPorts): ClimateEditor {
  const key = climateKey(device_id)
  const store = createStore<ClimateState>()(() => ({ status: 'idle' }))
  let isHeld = false
  let isInFlight = false
  let pending: Climate | undefined
  let setAt: number | undefined
  let debounce: ReturnType<typeof setTimeout> | undefined
  let saved: ReturnType<typeof setTimeout> | undefined
  /** What an undo goes back to, which is not to be undone in turn. */
  let undoTarget: Climate | undefined
  let undoOffer: UndoHandle | undefined

  /** Nothing once it is gone. */
  function knownDevice(): Device | undefined {
    const { kind, id } = deviceQuery(device_id)
    return kind.select(ports().session.store.getState().shown).get(id)?.resource
  }

  /** Remembers what is offered to be undone. */
  const withUndo = (around: ActionPorts): ActionPorts => ({
    ...around,
    showUndo: (...offered) => (undoOffer = around.showUndo(...offered))
  })

  function run(device: Device, climate: SettableClimate, options: RunOptions): Promise<MutationOutcome> {
    const { unit, ...around } = ports()
    return runAction(setClimate, { device, climate, unit }, withUndo(around), options)
  }

  function showStatus(status: ClimateState['status']): void {
    clearTimeout(saved)
    if (status === 'saved') saved = setTimeout(hideSaved, SAVED_MS)
    store.setState({ status })
  }

  function hideSaved(): void {
    if (store.getState().status === 'saved') showStatus('idle')
  }

  function dropDraft(): void {
    if (!isHeld && !isInFlight && !pending) store.setState({ draft: undefined })
  }

  function set(climate: Climate): void {
    undoOffer?.close()
    pending = climate
    setAt = ports().session.takeSnapshot().takenAt
    store.setState({ draft: climate, last: climate })
    hideSaved()
    clearTimeout(debounce)
    debounce = setTimeout(() => void send(), DEBOUNCE_MS)
  }

  function setNow(climate: Climate): void {
    set(climate)
    void send()
  }

  async function activate(preset: ClimatePreset): Promise<void> {
    undoOffer?.close()
    clearTimeout(debounce)
    debounce = undefined
    pending = undefined
    const device = knownDevice()
    if (!device) return
    const { climate_preset_key: key } = preset
    store.setState({ draft: undefined, last: undefined, activating: key })
    const isLast = (): boolean => store.getState().activating === key
    const { unit, ...around } = ports()
    const before = settableClimate(device)
    showStatus('saving')
    const { status } = await runAction(activatePreset, { device, preset, unit }, withUndo(around), {
      shouldRun: isLast,
      shouldNotify: isLast,
      onRetry: () => activate(preset),
      ...(before && { undo: () => setNow((undoTarget = before)) })
    })
    if (!isLast()) return
    store.setState({ activating: undefined })
    if (!isInFlight) showStatus(status === 'done' && !pending ? 'saved' : 'idle')
  }

  const isDue = (): boolean => pending !== undefined && debounce === undefined

  async function sendPending(): Promise<void> {
    const climate = pending
    if (!climate || !isDue()) return
    pending = undefined
    const device = knownDevice()
    if (!device || !isSettable(climate) || !isClimateChanged(device, climate)) return
    const before = settableClimate(device)
    showStatus('saving')
    const { status } = await run(device, climate, {
      requestedAt: setAt,
      isUndo: climate === undoTarget,
      shouldNotify: () => !pending,
      onRetry: () => setNow(climate),
      ...(before && { undo: () => setNow((undoTarget = before)) })
    })
    // A value that was not accepted is rolled back even while the user holds the control: the hold is against newer readings.
    if (status !== 'done' && !pending) store.setState({ draft: undefined })
    showStatus(status === 'done' && !pending ? 'saved' : 'idle')
  }

  async function send(): Promise<void> {
    clearTimeout(debounce)
    debounce = undefined
    if (isInFlight) return
    isInFlight = true
    while (isDue()) await queueMutation(ports().session, key, sendPending)
    isInFlight = false
    dropDraft()
  }

  async function flush(): Promise<void> {
    void send()
    const climate = pending
    pending = undefined
    if (!climate || !isSettable(climate)) return
    await run(knownDevice() ?? { device_id }, climate, { onConflict: 'replace', shouldNotify: () => false })
  }

  return {
    store,
    set,
    activate,
    hold(climate) {
      isHeld = climate !== undefined
      if (climate) store.setState({ draft: climate })
      else dropDraft()
    },
    send,
    flush,
    end() {
      void send()
      hideSaved()
    }
  }
}
