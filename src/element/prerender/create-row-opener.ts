import { rememberScroll } from '../../ui/scroll-memory.js'
import { applyStyles } from '../../ui/style/styles.js'
import { isPrerendered } from '../custom-element/placeholder.js'
import { focusedOutside } from '../custom-element/focused-outside.js'
import { controlOf, identityOf, searchIn } from './control-identity.js'
import type { InputRecording } from './input-recording.js'
import { updateDrawing } from './update-drawing.js'

/** Draws the screen of a row. @param body the response that was requested for it */
type DrawRow = (body: unknown) => HTMLElement | undefined

interface OpenedRow {
  readonly id: string
  readonly drawRow: DrawRow
  /** Content of the list. */
  readonly list: readonly ChildNode[]
}

/** Opens the rows of a prerendered list. */
interface RowOpener {
  /** Settles when the last press is answered, as far as the prerendered screen can. `undefined` if nothing was pressed. */
  readonly answered: Promise<void> | undefined
  /** Draws the screen of the open row, or else the list. A row that can't be drawn any longer is closed. */
  redraw(): HTMLElement | undefined
  /** Adds the response that was requested for a row. */
  addAnswer(id: string, answer: Promise<Response>): void
  /** Forgets the responses, which may contain access codes. */
  forget(): void
}

interface RowOpenerOptions {
  readonly element: Element
  /** Draws the list. */
  readonly drawList: () => HTMLElement | undefined
  /** Loads the code and data of a row. */
  readonly load: (id: string) => Promise<DrawRow | undefined>
}

/**
 * Replaces a prerendered list with the screen of the row that is pressed. The rendering opens the same row later. If the
 * screen can't be drawn, the press is only recorded.
 */
export function createRowOpener(recording: InputRecording, { element, drawList, load }: RowOpenerOptions): RowOpener {
  const { drawing, basis } = recording
  const bodies = new Map<string, unknown>()
  const reads = new Map<string, Promise<void>>()
  let answered: Promise<void> | undefined
  let opened: OpenedRow | undefined
  /** `true` once the rendering has opened the row: then the drawing only covers it. */
  const isHandedOver = (): boolean => opened !== undefined && recording.opened === undefined

  function show(content: Iterable<Node>, focusSelector: string): void {
    // The press is answered and no longer expires.
    recording.takePress()
    drawing.replaceChildren(...content)
    const root = element.shadowRoot
    if (root && !focusedOutside(root)) drawing.querySelector<HTMLElement>(focusSelector)?.focus()
  }

  function open(row: Element, id: string, drawRow: DrawRow): void {
    applyStyles()
    const screen = drawRow(bodies.get(id))
    if (!screen) return
    opened = { id, drawRow, list: [...drawing.childNodes] }
    recording.opened = identityOf(row)
    recording.search = searchIn(drawing)
    recording.scrollBack = rememberScroll(element)
    show(screen.childNodes, '[part~=heading]')
  }

  function close({ id, list }: OpenedRow): void {
    const { scrollBack } = recording
    opened = undefined
    recording.opened = undefined
    recording.search = undefined
    recording.scrollBack = undefined
    show(list, `[data-key="${CSS.escape(id)}"] [part~=row]`)
    const current = drawList()
    if (current) updateDrawing(drawing, current)
    scrollBack?.()
  }

  async function press({ target, type }: Event): Promise<void> {
    const row = target instanceof Element ? target.closest('[part~=row]') : null
    const id = row?.closest('[data-key]')?.getAttribute('data-key')
    if (!row || !id || !basis.isCurrent()) return
    try {
      const drawRow = await load(id)
      const isPending = type === 'click' && row.isConnected && row.getAttribute('aria-busy') === 'true'
      if (!drawRow) return
      if (isPending && basis.isCurrent()) open(row, id, drawRow)
      await reads.get(id)
    } catch {
      // The rendering loads it again and reports the error.
    }
  }
  for (const type of ['pointerdown', 'click'])
    drawing.addEventListener(type, (event) => {
      answered = press(event)
    })
  drawing.addEventListener('click', (event) => {
    // Only "Back" can be pressed. After the handover the press is replayed on the rendering.
    if (opened && !isHandedOver() && controlOf(event)) close(opened)
  })

  async function readAnswer(id: string, answer: Promise<Response>): Promise<void> {
    try {
      const response = await answer
      if (!response.ok) return
      const body = await response.json()
      if (!isPrerendered(element)) return
      bodies.set(id, body)
      const screen = opened?.id === id && opened.drawRow(body)
      if (screen) updateDrawing(drawing, screen)
    } catch {
      // The rendering sends the request again and reports the error.
    }
  }

  return {
    get answered() {
      return answered
    },
    redraw() {
      const screen = opened?.drawRow(bodies.get(opened.id))
      if (screen || isHandedOver()) return screen
      if (opened) close(opened)
      return drawList()
    },
    addAnswer: (id, answer) => void reads.set(id, readAnswer(id, answer)),
    forget: () => bodies.clear()
  }
}
