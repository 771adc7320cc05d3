import { identityOf } from './control-identity.js'
import type { InputRecording } from './input-recording.js'

/** The row of a prerendered list that the user presses. */
interface PressedRow {
  readonly row: Element
  readonly id: string
}

/** Returns the row that an event belongs to, while the prerendered screen is what the element would show. */
export function pressedRow({ target }: Event, { basis }: InputRecording): PressedRow | undefined {
  const row = target instanceof Element ? target.closest('[part~=row]') : null
  const id = row?.closest('[data-key]')?.getAttribute('data-key')
  return row && id && basis.isCurrent() ? { row, id } : undefined
}

/**
 * Dispatches the event of a pressed row. The press of a row is not replayed if the host cancels the event.
 *
 * @returns `false` if the host canceled it
 */
export function dispatchRowEvent(
  element: Element,
  recording: InputRecording,
  { row }: PressedRow,
  event: Event
): boolean {
  const identity = identityOf(row)
  const { dispatched } = recording
  // The user repeats a press that has not been answered yet.
  if (dispatched.has(identity)) return true
  for (const earlier of dispatched.keys()) if (earlier !== recording.opened) dispatched.delete(earlier)
  const isAccepted = element.dispatchEvent(event)
  if (isAccepted) dispatched.set(identity, event.type)
  else recording.takePress()
  return isAccepted
}
