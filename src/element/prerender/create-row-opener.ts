import { nextPaint } from '../dom/next-task.js'
import { controlOf } from './control-identity.js'
import type { InputRecording } from './input-recording.js'
import { dispatchRowEvent, pressedRow } from './pressed-row.js'
import { createRowResponses } from './row-responses.js'
import { createRowScreen, type RowPrerender } from './row-screen.js'

/** Opens the rows of a prerendered list. */
interface RowOpener {
  /** Settles when the last pressed row is painted with its response, or can't be. `undefined` if no row was pressed. */
  readonly settled: Promise<void> | undefined
  /** Renders the screen of the open row, or else the list. A row that can't be rendered any longer is closed. */
  prerenderAgain(): HTMLElement | undefined
  /** Adds the response that was requested for a row. */
  addResponse(id: string, response: Promise<Response>): void
}

interface RowOpenerOptions {
  readonly element: Element
  /** Name of the button that closes the screen. */
  readonly backLabel: string
  /** Renders the list. */
  readonly prerenderList: () => HTMLElement | undefined
  /** Returns the event of a pressed row, which the host can cancel. */
  readonly eventOf: (id: string) => Event | undefined
  /** Loads the code and data of a row. */
  readonly load: (id: string) => Promise<RowPrerender | undefined>
}

/**
 * Shows the screen of the row that is pressed in a prerendered list, next to the list or in its place. The rendering opens
 * the same row later. If the screen can't be rendered, the press is only recorded.
 */
export function createRowOpener(recording: InputRecording, options: RowOpenerOptions): RowOpener {
  const { element, backLabel, prerenderList, eventOf, load } = options
  const { prerendered, basis } = recording
  const responses = createRowResponses(element, (id) => rowScreen.update(id))
  const rowScreen = createRowScreen(element, recording, prerenderList, responses.body)
  const { opened, close, prerenderAgain } = rowScreen
  let settled: Promise<void> | undefined
  recording.forgetResponses = responses.forget

  async function press(event: PointerEvent): Promise<void> {
    const { type } = event
    const pressed = pressedRow(event, recording)
    if (!pressed || recording.isHandedOver) return
    const { row, id } = pressed
    try {
      const screen = await load(id)
      const isPending = type === 'click' && row.isConnected && row.getAttribute('aria-busy') === 'true'
      if (!screen) return
      if (isPending && basis.isCurrent() && !recording.isHandedOver) rowScreen.open(row, id, screen)
      if (type !== 'click' || opened()?.id === id) await responses.settled(id)
      await nextPaint()
      if (type === 'click') screen.preloadRendering()
    } catch {
      // The rendering loads it again and reports the error.
    }
  }

  /** Dispatches the event of a pressed row. @returns `false` if the host canceled it */
  function dispatchEvent(event: Event): boolean {
    const pressed = pressedRow(event, recording)
    const own = pressed && eventOf(pressed.id)
    return !own || dispatchRowEvent(element, recording, pressed, own)
  }

  for (const type of ['pointerdown', 'click'] as const)
    prerendered.addEventListener(type, (event) => {
      // A touch may begin to scroll.
      if (type === 'click' ? dispatchEvent(event) : event.pointerType === 'mouse') settled = press(event)
    })
  const isBack = (control: Element | null): boolean => control?.getAttribute('aria-label') === backLabel
  prerendered.addEventListener('click', (event) => {
    if (!opened() && !pressedRow(event, recording)) recording.dispatched.clear()
    // After the handover the press is replayed on the rendering.
    if (recording.isHandedOver || !controlOf(event)) return
    if (!opened()) recording.opened = undefined
    else if (isBack(controlOf(event))) close()
  })
  prerendered.addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Escape' || defaultPrevented || !opened()?.screen.isAside || target instanceof HTMLInputElement) return
    // As in the rendering, Escape closes details next to the list.
    event.preventDefault()
    event.stopPropagation()
    ;[...prerendered.querySelectorAll('button')].find(isBack)?.click()
  })

  return {
    get settled() {
      return settled
    },
    prerenderAgain,
    addResponse: responses.add
  }
}
