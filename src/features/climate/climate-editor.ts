import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ActionPorts, UndoHandle } from '../../core/actions/action-ports.js'
import { runAction, type Undo } from '../../core/actions/run-action.js'
import { takeSnapshot } from '../../core/actions/run-mutation.js'
import { monotonicTime } from '../../core/environment/monotonic-time.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import type { Offer } from '../../core/gate/offer.js'
import type { ClimatePreset, Device } from '../../core/resources/resources.js'
import { deviceQuery } from '../device/data/queries.js'
import { activatePreset } from './activate-preset.js'
import type { ClimateState } from './climate-state.js'
import { type Climate, settableClimate } from './rules/climate.js'
import { isClimateChanged, isSettable } from './rules/climate-request.js'
import type { TemperatureUnit } from './rules/temperature.js'
import { climateKey, setClimate } from './set-climate.js'

const DEBOUNCE_MS = 2000
const SAVED_MS = 3000

/** Dependencies of an editor. */
interface ClimateEditorPorts extends ActionPorts {
  /** Unit of the temperatures in toasts. */
  readonly unit: TemperatureUnit
}

/** Edits the climate of a thermostat. Changes are debounced and sent one after the other. */
export interface ClimateEditor {
  readonly store: StoreApi<ClimateState>
  /**
   * Sets a climate. It is sent after the debounce time.
   *
   * @param offer what the control offered
   * @param requestedAt when the user asked for it, in monotonic time. @default now
   */
  set(climate: Climate, offer: Offer, requestedAt?: number): void
  /** Turns on a preset after the request in flight. Discards pending changes. */
  activate(preset: ClimatePreset, offer: Offer): void
  /** Shows a climate while the user drags a control, regardless of the device's state. `undefined` ends this. */
  hold(climate: Climate | undefined): void
  /** Sends the pending change, after the request in flight. */
  send(): void
  /** Sends the pending change without waiting for the request in flight. Called when the page is being closed. */
  flush(): void
  /** Sends the pending change like `flush`, and hides the success message. */
  end(): void
}

/**
 * Creates an editor of a thermostat's climate.
 *
 * @param ports Called for each action, because texts and units may change while the user edits.
 */
export function createClimateEditor(device_id: string, ports: () => ClimateEditorPorts): ClimateEditor {
  const store = createStore<ClimateState>()(() => ({ status: 'idle' }))
  let isPressed = false
  /** Change that was not sent yet, and the snapshot at the time of the change. */
  let pending: { readonly climate: Climate; readonly snapshot: Snapshot } | undefined
  /** Aborts the last climate request if it is still queued. */
  let setting: AbortController | undefined
  /** Aborts the last preset request if it is still queued. */
  let activation: AbortController | undefined
  let debounce: ReturnType<typeof setTimeout> | undefined
  let saved: ReturnType<typeof setTimeout> | undefined
  /** Climate that an undo restores. The undo itself can't be undone. */
  let undoTarget: Climate | undefined
  let undoOffer: UndoHandle | undefined

  const now = (offer: Offer): Snapshot => takeSnapshot(ports().session, offer)

  /** Returns the device, or `undefined` if it was deleted. */
  function knownDevice(): Device | undefined {
    const { kind, id } = deviceQuery(device_id)
    return kind.select(ports().session.store.getState().shown).get(id)?.resource
  }

  /** Stores the handle of the undo offer. */
  const withUndo = (actionPorts: ActionPorts): ActionPorts => ({
    ...actionPorts,
    showUndo: (...offered) => (undoOffer = actionPorts.showUndo(...offered))
  })

  /** Returns an undo that restores the setting of a device. */
  function undoTo(device: Device | undefined): Undo | undefined {
    const climate = device && settableClimate(device)
    if (!device || !climate || !isSettable(climate)) return undefined
    const { operation } = setClimate.mutation({ device, climate })
    return { operation, run: (snapshot) => setNow((undoTarget = climate), snapshot) }
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
    if (!isPressed && !setting && !pending) store.setState({ draft: undefined })
  }

  function set(climate: Climate, snapshot: Snapshot): void {
    undoOffer?.close()
    pending = { climate, snapshot }
    store.setState({ draft: climate, last: climate })
    hideSaved()
    clearTimeout(debounce)
    debounce = setTimeout(() => void send(), DEBOUNCE_MS)
  }

  /** Sets a climate for a press, which is answered even if the device has that climate already. */
  function setNow(climate: Climate, snapshot: Snapshot): void {
    set(climate, snapshot)
    void send(undefined, true)
  }

  async function activate(preset: ClimatePreset, snapshot: Snapshot): Promise<void> {
    undoOffer?.close()
    clearTimeout(debounce)
    pending = undefined
    setting?.abort()
    activation?.abort()
    const device = knownDevice()
    if (!device) return
    const request = new AbortController()
    activation = request
    store.setState({ draft: undefined, last: undefined, activating: preset.climate_preset_key })
    const isLast = (): boolean => activation === request
    const { unit, ...actionPorts } = ports()
    let undo: Undo | undefined
    showStatus('saving')
    const { status } = await runAction(activatePreset, { device, preset, unit }, withUndo(actionPorts), {
      snapshot,
      withdrawn: request.signal,
      shouldNotify: isLast,
      onRetry: (snapshot) => activate(preset, snapshot),
      isNeeded() {
        undo = undoTo(knownDevice())
        return true
      },
      undo: () => undo
    })
    if (!isLast()) return
    store.setState({ activating: undefined })
    if (!setting) showStatus(status === 'succeeded' && !pending ? 'saved' : 'idle')
  }

  async function send(onConflict?: 'replace', isPressed = false): Promise<void> {
    clearTimeout(debounce)
    const due = pending
    pending = undefined
    if (!due) return
    const { climate, snapshot } = due
    if (!isSettable(climate)) return dropDraft()
    setting?.abort()
    const request = new AbortController()
    setting = request
    const { unit, ...actionPorts } = ports()
    const input = { device: knownDevice() ?? { device_id }, climate, unit }
    const isBeside =
      onConflict === 'replace' && actionPorts.session.store.getState().mutations.has(climateKey(device_id))
    let undo: Undo | undefined
    const { status } = await runAction(setClimate, input, withUndo(actionPorts), {
      snapshot,
      onConflict,
      withdrawn: request.signal,
      isUndo: climate === undoTarget,
      onStart: () => showStatus('saving'),
      shouldNotify: (ending) => setting === request && !pending && (isPressed || ending !== 'unneeded'),
      onRetry: (snapshot) => setNow(climate, snapshot),
      isNeeded() {
        const device = knownDevice()
        undo = undoTo(device)
        return device !== undefined && (isBeside || isClimateChanged(device, climate))
      },
      undo: () => undo
    })
    if (setting !== request) return
    setting = undefined
    // A rejected value is rolled back even while the user drags the control. Dragging only blocks newer readings.
    if (status !== 'succeeded' && !pending) store.setState({ draft: undefined })
    showStatus(store.getState().activating ? 'saving' : status === 'succeeded' && !pending ? 'saved' : 'idle')
    dropDraft()
  }

  return {
    store,
    set: (climate, offer, requestedAt = monotonicTime()) => set(climate, { ...now(offer), takenAt: requestedAt }),
    activate: (preset, offer) => void activate(preset, now(offer)),
    hold(climate) {
      isPressed = climate !== undefined
      if (climate) store.setState({ draft: climate })
      else dropDraft()
    },
    send: () => void send(),
    flush: () => void send('replace'),
    end() {
      void send('replace')
      hideSaved()
    }
  }
}
