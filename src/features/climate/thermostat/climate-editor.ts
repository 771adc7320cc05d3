import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Climate, settableClimate } from '../rules/climate.js'
import { climateRequest, isClimateChanged } from '../rules/climate-request.js'
import type { Device } from '../../../core/resources/resources.js'
import { climateChange, climateKey } from '../data/climate-changes.js'
import { deviceQuery } from '../../device/data/queries.js'
import { isBusy, queueChange } from '../../../core/actions/queued-change.js'
import type { ClimateEditorPorts, UndoOffer } from './climate-editor-ports.js'
import type { ClimateState } from './climate-state.js'

const DEBOUNCE_MS = 2000
const SAVED_MS = 3000

/** Edits the climate of a thermostat: what is set is sent once it has rested, one change after the other. */
export interface ClimateEditor {
  readonly store: StoreApi<ClimateState>
  /** Sets a climate, to be sent once nothing newer was set for a while. */
  set(climate: Climate): void
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
  let cancelDebounce: (() => void) | undefined
  let cancelSaved: (() => void) | undefined
  /** What an undo goes back to, which is not to be undone in turn. */
  let undoTarget: Climate | undefined
  let undoOffer: UndoOffer | undefined

  /** Nothing once it is gone. */
  function knownDevice(): Device | undefined {
    const { kind, id } = deviceQuery(device_id)
    return kind.select(ports().session.store.getState().shown).get(id)?.resource
  }

  function showStatus(status: ClimateState['status']): void {
    cancelSaved?.()
    cancelSaved = status === 'saved' ? ports().delay(SAVED_MS, hideSaved) : undefined
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
    setAt = ports().session.now().at
    store.setState({ draft: climate, last: climate })
    hideSaved()
    cancelDebounce?.()
    cancelDebounce = ports().delay(DEBOUNCE_MS, () => void send())
  }

  function setNow(climate: Climate): void {
    set(climate)
    void send()
  }

  /** Can be undone as long as nothing newer is done, here or elsewhere. */
  async function offerUndo(device: Device, climate: Climate, before: Climate): Promise<void> {
    const isCurrent = (): boolean => {
      const known = knownDevice()
      return known !== undefined && !isClimateChanged(known, climate) && !isBusy(ports().session, key)
    }
    undoOffer = ports().offerUndo(device, climate, isCurrent)
    if (!(await undoOffer.isUndone)) return
    undoTarget = before
    setNow(before)
  }

  const isDue = (): boolean => pending !== undefined && cancelDebounce === undefined

  async function sendPending(): Promise<void> {
    const climate = pending
    if (!climate || !isDue()) return
    pending = undefined
    const device = knownDevice()
    const request = device && isClimateChanged(device, climate) && climateRequest(device, climate)
    if (!request) return
    const before = settableClimate(device)
    showStatus('saving')
    const { status } = await ports().change(climateChange(request), { at: setAt })
    if (status === 'done') ports().onChanged(request)
    const isLast = !pending
    showStatus(status === 'done' && isLast ? 'saved' : 'idle')
    if (!isLast) return
    if (status === 'failed') ports().onFailed(device, () => setNow(climate))
    if (status !== 'done') return
    if (climate === undoTarget) ports().onUndone(device)
    else if (before) void offerUndo(device, climate, before)
  }

  async function send(): Promise<void> {
    cancelDebounce?.()
    cancelDebounce = undefined
    if (isInFlight) return
    isInFlight = true
    while (isDue()) await queueChange(ports().session, key, sendPending)
    isInFlight = false
    dropDraft()
  }

  async function flush(): Promise<void> {
    void send()
    const request = pending && climateRequest({ device_id }, pending)
    pending = undefined
    if (!request) return
    const { status } = await ports().change({ ...climateChange(request), whenTaken: 'replace' })
    if (status === 'done') ports().onChanged(request)
  }

  return {
    store,
    set,
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
