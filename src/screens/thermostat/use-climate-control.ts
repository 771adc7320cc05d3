import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ClimateChangeEvent } from '../../element/events/climate-events.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useChange } from '../../element/hooks/use-change.js'
import { type Climate, climateFrom, deviceClimate, settableClimate } from '../../model/climate.js'
import { climateLimits } from '../../model/climate-limits.js'
import { climateRequest, isClimateChanged } from '../../model/climate-request.js'
import { inUse, readClimate } from '../../model/climate-setting.js'
import { deviceName, properties } from '../../model/device.js'
import type { Device } from '../../model/resources.js'
import type { TemperatureUnit } from '../../model/temperature.js'
import { climateChange, climateKey } from '../../store/climate-changes.js'
import { deviceQuery } from '../../store/queries.js'
import { queueChange } from '../../store/queued-change.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { openUndoWindow, type UndoWindow } from '../../ui/feedback/undo-window.js'
import { climateText } from '../climate/climate-text.js'
import { type Done, useUndo } from '../undo/use-undo.js'

const REST_MS = 2000
const SAVED_MS = 3000

type Timer = ReturnType<typeof setTimeout>

/** What a person is doing to the climate. */
interface Hand {
  isHeld: boolean
  isSending: boolean
  /** What was set and is not on its way yet, and when it was set last, in ms since the epoch. */
  pending?: Climate | undefined
  setAt?: number
  /** Runs until it has rested long enough to be sent. */
  rest?: Timer | undefined
  saved?: Timer
  /** What it goes back to: that is nothing to be undone in turn. */
  wayBack?: Climate | undefined
  /** How long what was sent last can be undone. */
  undoWindow?: UndoWindow
}

/** How the climate of a thermostat is set. */
export interface ClimateControl {
  /** What a person has in hand, or is waited for; else what the device is set to. */
  readonly climate: Climate
  readonly state: 'idle' | 'saving' | 'saved'
  /** Sets it, to be sent once it has rested. */
  set(climate: Climate): void
  hold(isHeld: boolean): void
}

/** The climate of a device as its control shows it. What the device does not say is what was set here last. */
function shownClimate(device: Device, last: Climate | undefined): Climate {
  const own = deviceClimate(device)
  if (!last) return own
  const reading = readClimate(properties(device).current_climate_setting)
  return climateFrom(reading, { ...last, mode: own.mode }, climateLimits(device))
}

export function useClimateControl(device: Device, unit: TemperatureUnit): ClimateControl {
  const { session, controller, messages } = useElement()
  const { thermostat: texts, general } = messages
  const toasts = useToasts()
  const change = useChange()
  const offerUndo = useUndo()
  const key = climateKey(device.device_id)
  const subject = deviceName(device)
  const hand = useRef<Hand>({ isHeld: false, isSending: false })
  const [draft, setDraft] = useState<Climate>()
  const [last, setLast] = useState<Climate>()
  const [state, setState] = useState<ClimateControl['state']>('idle')
  const climate = draft ?? shownClimate(device, last)

  function letGo(): void {
    if (!hand.current.isHeld && !hand.current.isSending && !hand.current.pending) setDraft(undefined)
  }

  function set(wanted: Climate): void {
    hand.current.undoWindow?.close()
    hand.current.pending = wanted
    hand.current.setAt = session.now().at
    setDraft(wanted)
    setLast(wanted)
    setState((shown) => (shown === 'saved' ? 'idle' : shown))
    clearTimeout(hand.current.rest)
    hand.current.rest = setTimeout(() => void send(), REST_MS)
  }

  /** Nothing once it is gone. */
  function knownDevice(): Device | undefined {
    const { kind, id } = deviceQuery(device.device_id)
    return kind.select(session.store.getState().shown).get(id)?.resource
  }

  /** Lets what was sent be undone, as long as nothing newer is done, here or elsewhere. */
  async function offerWayBack(done: Done, sent: Climate, before: Climate): Promise<void> {
    const window = openUndoWindow()
    hand.current.undoWindow = window
    const isUndone = await offerUndo(done, {
      window,
      isLast({ changes }) {
        const known = knownDevice()
        return known !== undefined && !isClimateChanged(known, sent) && !changes.has(key)
      }
    })
    if (!isUndone) return
    hand.current.wayBack = before
    set(before)
    void send()
  }

  function tellOf(wanted: Climate, before: Climate | undefined): void {
    const { mode } = wanted
    const done = { subject, message: climateText({ ...inUse(wanted), mode }, unit, messages) }
    if (wanted === hand.current.wayBack) toasts.show({ variant: 'success', ...done, message: general.undone })
    else if (before) void offerWayBack(done, wanted, before)
  }

  async function attempt(): Promise<void> {
    const wanted = hand.current.pending
    if (!wanted || hand.current.rest) return
    hand.current.pending = undefined
    const known = knownDevice()
    const request = known && isClimateChanged(known, wanted) ? climateRequest(known, wanted) : undefined
    if (!request) return
    const before = known && settableClimate(known)
    setState('saving')
    const { status } = await change(climateChange(request), { at: hand.current.setAt })
    if (status === 'ignored') hand.current.pending ??= wanted
    if (status === 'done') controller.dispatch(new ClimateChangeEvent(request))
    const isLast = !hand.current.pending
    const isSaved = status === 'done' && isLast
    setState(isSaved ? 'saved' : 'idle')
    clearTimeout(hand.current.saved)
    if (isSaved) hand.current.saved = setTimeout(() => setState((shown) => (shown === 'saved' ? 'idle' : shown)), SAVED_MS)
    if (isSaved) tellOf(wanted, before)
    if (status !== 'failed' || !isLast) return
    const again = () => {
      set(wanted)
      void send()
    }
    const action = { label: general.tryAgain, onAction: again }
    toasts.show({ variant: 'error', subject, message: texts.climateFailed, action })
  }

  async function send(): Promise<void> {
    clearTimeout(hand.current.rest)
    hand.current.rest = undefined
    // What is on its way comes first.
    if (hand.current.isSending) return
    hand.current.isSending = true
    while (hand.current.pending && !hand.current.rest) await queueChange(session, key, attempt)
    hand.current.isSending = false
    letGo()
  }

  /** The page goes: what waits for a change that is under way is sent beside it, since nobody will be there after it. */
  async function sendLast(): Promise<void> {
    void send()
    const { pending } = hand.current
    const request = pending && climateRequest(device, pending)
    hand.current.pending = undefined
    if (!request) return
    const { status } = await change({ ...climateChange(request), key: `last ${key}` })
    if (status === 'done') controller.dispatch(new ClimateChangeEvent(request))
  }

  const leave = useRef({ send, sendLast })
  useLayoutEffect(() => {
    leave.current = { send, sendLast }
  })
  useEffect(() => {
    const sendNow = () => void leave.current.send()
    const stopSaying = () => {
      clearTimeout(hand.current.saved)
      setState((shown) => (shown === 'saved' ? 'idle' : shown))
    }
    const sendWhenHidden = () => document.visibilityState === 'hidden' && sendNow()
    const end = new AbortController()
    window.addEventListener('pagehide', () => void leave.current.sendLast(), end)
    // A page that is put away on a phone may never hear more than this.
    document.addEventListener('visibilitychange', sendWhenHidden, end)
    return () => {
      end.abort()
      sendNow()
      stopSaying()
    }
  }, [])

  return {
    climate,
    state,
    set,
    hold(isHeld) {
      hand.current.isHeld = isHeld
      if (isHeld) setDraft(climate)
      else letGo()
    }
  }
}
