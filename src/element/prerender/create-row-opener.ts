import { findRow } from '../../ui/list/find-row.js'
import { rememberScroll } from '../../ui/scroll-memory.js'
import { applyStyles } from '../../ui/style/styles.js'
import { isPrerendered } from './placeholder.js'
import { focusedOutside } from '../dom/focused-outside.js'
import { controlOf, identityOf, searchIn } from './control-identity.js'
import { type InputRecording, restoreScroll } from './input-recording.js'
import { nextPaint } from '../dom/next-task.js'
import { updateDrawing } from './update-drawing.js'

/** Screen of a row. */
interface RowDrawing {
  /** `true` if the screen is drawn next to the list, not in its place. */
  readonly isAside: boolean
  /** Loads the code that renders the screen. */
  preloadRendering(): void
  /** Draws the screen, with the list if that stays. @param body the response that was requested for it */
  draw(body: unknown): HTMLElement | undefined
}

interface OpenedRow {
  readonly id: string
  readonly screen: RowDrawing
  /** Content of the list that was replaced. */
  readonly list: readonly ChildNode[] | undefined
}

/** Opens the rows of a prerendered list. */
interface RowOpener {
  /** Settles when the last pressed row is painted with its response, or can't be. `undefined` if no row was pressed. */
  readonly answered: Promise<void> | undefined
  /** Draws the screen of the open row, or else the list. A row that can't be drawn any longer is closed. */
  redraw(): HTMLElement | undefined
  /** Adds the response that was requested for a row. */
  addAnswer(id: string, answer: Promise<Response>): void
}

interface RowOpenerOptions {
  readonly element: Element
  /** Name of the button that closes the screen. */
  readonly backLabel: string
  /** Draws the list. */
  readonly drawList: () => HTMLElement | undefined
  /** Returns the event of a pressed row, which the host can cancel. */
  readonly eventOf: (id: string) => Event | undefined
  /** Loads the code and data of a row. */
  readonly load: (id: string) => Promise<RowDrawing | undefined>
}

/**
 * Shows the screen of the row that is pressed in a prerendered list, next to the list or in its place. The rendering opens
 * the same row later. If the screen can't be drawn, the press is only recorded.
 */
export function createRowOpener(recording: InputRecording, options: RowOpenerOptions): RowOpener {
  const { element, backLabel, drawList, eventOf, load } = options
  const { drawing, basis } = recording
  const bodies = new Map<string, unknown>()
  const reads = new Map<string, Promise<void>>()
  let answered: Promise<void> | undefined
  let opened: OpenedRow | undefined
  recording.forgetAnswers = () => bodies.clear()

  function focus(control: HTMLElement | null | undefined, options?: FocusOptions): void {
    const root = element.shadowRoot
    if (root && !focusedOutside(root)) control?.focus(options)
  }
  const focusRow = (id: string): void =>
    focus(findRow(drawing, id)?.querySelector<HTMLElement>('[part~=row]'), { preventScroll: true })

  function open(row: Element, id: string, screen: RowDrawing): void {
    applyStyles()
    const drawn = screen.draw(bodies.get(id))
    if (!drawn) return
    // The press is answered and no longer expires.
    recording.takePress()
    recording.opened = identityOf(row)
    opened = { id, screen, list: screen.isAside ? undefined : [...drawing.childNodes] }
    if (screen.isAside) {
      updateDrawing(drawing, drawn)
      return focusRow(id)
    }
    recording.search = searchIn(drawing)
    recording.scrollBack = rememberScroll(element)
    drawing.replaceChildren(...drawn.childNodes)
    focus(drawing.querySelector<HTMLElement>('[part~=heading]'))
  }

  /** Shows the list again. The rendering still opens the row, unless something else is pressed. */
  function showList({ list }: OpenedRow): HTMLElement | undefined {
    const { scrollBack } = recording
    opened = undefined
    recording.search = undefined
    recording.scrollBack = undefined
    if (list) drawing.replaceChildren(...list)
    restoreScroll(drawing, recording)
    scrollBack?.()
    return drawList()
  }

  function close(row: OpenedRow): void {
    recording.takePress()
    recording.opened = undefined
    recording.dispatched.clear()
    const current = showList(row)
    if (current) updateDrawing(drawing, current)
    focusRow(row.id)
  }

  /** Returns the row that an event belongs to, while the drawing is what the element would show. */
  function rowOf({ target }: Event): { readonly row: Element; readonly id: string } | undefined {
    const row = target instanceof Element ? target.closest('[part~=row]') : null
    const id = row?.closest('[data-key]')?.getAttribute('data-key')
    return row && id && basis.isCurrent() ? { row, id } : undefined
  }

  /** Dispatches the event of a pressed row. The press of a row is not replayed if the host cancels the event. */
  function dispatchEvent(event: Event): boolean {
    const pressed = rowOf(event)
    const own = pressed && eventOf(pressed.id)
    if (!own) return true
    const identity = identityOf(pressed.row)
    const { dispatched } = recording
    // The user repeats a press that has not been answered yet.
    if (dispatched.has(identity)) return true
    for (const earlier of dispatched.keys()) if (earlier !== recording.opened) dispatched.delete(earlier)
    const stands = element.dispatchEvent(own)
    if (stands) dispatched.set(identity, own.type)
    else recording.takePress()
    return stands
  }

  async function press(event: PointerEvent): Promise<void> {
    const { type } = event
    const pressed = rowOf(event)
    if (!pressed || recording.isHandedOver) return
    const { row, id } = pressed
    try {
      const screen = await load(id)
      const isPending = type === 'click' && row.isConnected && row.getAttribute('aria-busy') === 'true'
      if (!screen) return
      if (isPending && basis.isCurrent() && !recording.isHandedOver) open(row, id, screen)
      if (type !== 'click' || opened?.id === id) await reads.get(id)
      await nextPaint()
      if (type === 'click') screen.preloadRendering()
    } catch {
      // The rendering loads it again and reports the error.
    }
  }
  for (const type of ['pointerdown', 'click'] as const)
    drawing.addEventListener(type, (event) => {
      // A touch may begin to scroll.
      if (type === 'click' ? dispatchEvent(event) : event.pointerType === 'mouse') answered = press(event)
    })
  const isBack = (control: Element | null): boolean => control?.getAttribute('aria-label') === backLabel
  drawing.addEventListener('click', (event) => {
    if (!opened && !rowOf(event)) recording.dispatched.clear()
    // After the handover the press is replayed on the rendering.
    if (recording.isHandedOver || !controlOf(event)) return
    if (!opened) recording.opened = undefined
    else if (isBack(controlOf(event))) close(opened)
  })
  drawing.addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Escape' || defaultPrevented || !opened?.screen.isAside || target instanceof HTMLInputElement) return
    // As in the rendering, Escape closes details next to the list.
    event.preventDefault()
    event.stopPropagation()
    ;[...drawing.querySelectorAll('button')].find(isBack)?.click()
  })

  async function readAnswer(id: string, answer: Promise<Response>): Promise<void> {
    try {
      const response = await answer
      if (!response.ok) return
      const body = await response.json()
      if (!isPrerendered(element)) return
      bodies.set(id, body)
      const drawn = opened?.id === id && opened.screen.draw(body)
      if (drawn) updateDrawing(drawing, drawn)
    } catch {
      // The rendering sends the request again and reports the error.
    }
  }

  return {
    get answered() {
      return answered
    },
    redraw() {
      const drawn = opened?.screen.draw(bodies.get(opened.id))
      if (drawn || recording.isHandedOver) return drawn
      return opened ? showList(opened) : drawList()
    },
    addAnswer: (id, answer) => void reads.set(id, readAnswer(id, answer))
  }
}
