import { applyStyles } from '../../ui/style/styles.js'
import { identityOf, searchIn } from './control-identity.js'
import type { InputRecording } from './input-recording.js'
import { updateDrawing } from './update-drawing.js'

/** Draws the screen of a row. @param body the response that was requested for it */
type DrawRow = (body: unknown) => HTMLElement | undefined

/** Opens the rows of a prerendered list. */
interface RowOpener {
  /** Draws the screen of the open row, if there is one. */
  draw(): HTMLElement | undefined
  /** Adds the response that was requested for a row. */
  addAnswer(id: string, answer: Promise<Response>): Promise<void>
}

/**
 * Replaces a prerendered list with the screen of the row that is pressed. The rendering opens the same row later. If the
 * screen can't be drawn, the press is only recorded.
 *
 * @param load loads the code and data of a row
 */
export function createRowOpener(
  recording: InputRecording,
  load: (id: string) => Promise<DrawRow | undefined>
): RowOpener {
  const { drawing, basis } = recording
  const bodies = new Map<string, unknown>()
  let opened: { readonly id: string; readonly drawRow: DrawRow } | undefined
  const draw = (): HTMLElement | undefined => opened?.drawRow(bodies.get(opened.id))

  function open(row: Element, id: string, drawRow: DrawRow): void {
    const screen = drawRow(bodies.get(id))
    if (!screen) return
    opened = { id, drawRow }
    // The press is answered and no longer expires.
    recording.takePress()
    recording.opened = identityOf(row)
    recording.search = searchIn(drawing)
    drawing.replaceChildren(...screen.childNodes)
    drawing.querySelector<HTMLElement>('[part~=heading]')?.focus()
  }

  async function press({ target, type }: Event): Promise<void> {
    const row = target instanceof Element ? target.closest('[part~=row]') : null
    const id = row?.closest('[data-key]')?.getAttribute('data-key')
    if (!row || !id || !basis.isCurrent()) return
    try {
      const drawRow = await load(id)
      applyStyles()
      const isPending = type === 'click' && row.isConnected && row.getAttribute('aria-busy') === 'true'
      if (drawRow && isPending && basis.isCurrent()) open(row, id, drawRow)
    } catch {
      // The rendering loads it again and reports the error.
    }
  }
  for (const type of ['pointerdown', 'click']) drawing.addEventListener(type, press)

  return {
    draw,
    async addAnswer(id, answer) {
      try {
        const response = await answer
        if (!response.ok) return
        bodies.set(id, await response.json())
        const screen = id === opened?.id && draw()
        if (screen) updateDrawing(drawing, screen)
      } catch {
        // The rendering sends the request again and reports the error.
      }
    }
  }
}
