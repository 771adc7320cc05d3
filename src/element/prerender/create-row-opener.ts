import { rememberScroll } from '../../ui/scroll-memory.js'
import { applyStyles } from '../../ui/style/styles.js'
import { focusedOutside } from '../custom-element/focused-outside.js'
import { controlOf, identityOf, searchIn } from './control-identity.js'
import type { InputRecording } from './input-recording.js'
import { updateDrawing } from './update-drawing.js'

/** Draws the screen of a row. @param body the response that was requested for it */
type DrawRow = (body: unknown) => HTMLElement | undefined

interface OpenedRow {
  readonly id: string
  readonly drawRow: DrawRow
}

/** Opens the rows of a prerendered list. */
interface RowOpener {
  /** Draws the screen of the open row, or else the list. */
  draw(): HTMLElement | undefined
  /** Adds the response that was requested for a row. */
  addAnswer(id: string, answer: Promise<Response>): Promise<void>
  /** Forgets the response, which may contain access codes. */
  forget(): void
}

interface RowOpenerSetting {
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
export function createRowOpener(recording: InputRecording, { element, drawList, load }: RowOpenerSetting): RowOpener {
  const { drawing, basis } = recording
  let answered: { readonly id: string; readonly body: unknown } | undefined
  let opened: OpenedRow | undefined
  const drawRow = ({ id, drawRow: draw }: OpenedRow): HTMLElement | undefined =>
    draw(answered?.id === id ? answered.body : undefined)

  function show(screen: HTMLElement, toFocus: string): void {
    // The press is answered and no longer expires.
    recording.takePress()
    drawing.replaceChildren(...screen.childNodes)
    const root = element.shadowRoot
    if (root && !focusedOutside(root)) drawing.querySelector<HTMLElement>(toFocus)?.focus()
  }

  function open(row: Element, next: OpenedRow): void {
    const screen = drawRow(next)
    if (!screen) return
    opened = next
    recording.opened = identityOf(row)
    recording.search = searchIn(drawing)
    recording.scrollBack = rememberScroll(element)
    show(screen, '[part~=heading]')
  }

  function close(id: string): void {
    const { scrollBack } = recording
    const list = drawList()
    opened = undefined
    recording.opened = undefined
    recording.scrollBack = undefined
    if (!list) return
    show(list, `[data-key="${CSS.escape(id)}"] [part~=row]`)
    scrollBack?.()
  }

  async function press({ target, type }: Event): Promise<void> {
    const row = target instanceof Element ? target.closest('[part~=row]') : null
    const id = row?.closest('[data-key]')?.getAttribute('data-key')
    if (!row || !id || !basis.isCurrent()) return
    try {
      const draw = await load(id)
      applyStyles()
      const isPending = type === 'click' && row.isConnected && row.getAttribute('aria-busy') === 'true'
      if (draw && isPending && basis.isCurrent()) open(row, { id, drawRow: draw })
    } catch {
      // The rendering loads it again and reports the error.
    }
  }
  for (const type of ['pointerdown', 'click']) drawing.addEventListener(type, press)
  drawing.addEventListener('click', (event) => {
    // Only "Back" can be pressed. Once the rendering opens the row, the press is replayed there.
    if (opened && recording.opened && controlOf(event)) close(opened.id)
  })

  return {
    draw() {
      const screen = opened && drawRow(opened)
      if (screen) return screen
      opened = undefined
      recording.opened = undefined
      return drawList()
    },
    async addAnswer(id, answer) {
      try {
        const response = await answer
        if (!response.ok) return
        answered = { id, body: await response.json() }
        const screen = opened?.id === id && drawRow(opened)
        if (screen) updateDrawing(drawing, screen)
      } catch {
        // The rendering sends the request again and reports the error.
      }
    },
    forget: () => void (answered = undefined)
  }
}
