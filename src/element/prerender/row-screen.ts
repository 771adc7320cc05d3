import { findRow } from '../../ui/list/row-box.js'
import { rememberScroll } from '../../ui/scroll-memory.js'
import { applyStyles } from '../../ui/style/styles.js'
import { focusedOutside } from '../dom/focused-outside.js'
import { identityOf, searchIn } from './control-identity.js'
import { type InputRecording, restoreScroll } from './input-recording.js'
import { updatePrerendered } from './update-prerendered.js'

/** Screen of a row. */
export interface RowPrerender {
  /** `true` if the screen is rendered next to the list, not in its place. */
  readonly isAside: boolean
  /** Loads the code that renders the screen. */
  preloadRendering(): void
  /** Renders the screen, with the list if that stays. @param body the response that was requested for it */
  prerender(body: unknown): HTMLElement | undefined
}

interface OpenedRow {
  readonly id: string
  readonly screen: RowPrerender
  /** Content of the list that was replaced. */
  readonly list: readonly ChildNode[] | undefined
}

/** The screen of the opened row of a prerendered list, next to the list or in its place. */
interface RowScreen {
  opened(): OpenedRow | undefined
  /** Opens a row, unless its screen can't be rendered. */
  open(row: Element, id: string, screen: RowPrerender): void
  close(): void
  /** Renders the screen of the opened row, or else the list. A row that can't be rendered any longer is closed. */
  prerenderAgain(): HTMLElement | undefined
  /** Shows the response of a row, if the row is opened. */
  update(id: string): void
}

/**
 * @param prerenderList renders the list.
 * @param bodyOf returns the response that was requested for a row.
 */
export function createRowScreen(
  element: Element,
  recording: InputRecording,
  prerenderList: () => HTMLElement | undefined,
  bodyOf: (id: string) => unknown
): RowScreen {
  const { prerendered } = recording
  let opened: OpenedRow | undefined

  function focus(control: HTMLElement | null | undefined, options?: FocusOptions): void {
    const root = element.shadowRoot
    if (root && !focusedOutside(root)) control?.focus(options)
  }
  const focusRow = (id: string): void =>
    focus(findRow(prerendered, id)?.querySelector<HTMLElement>('[part~=row]'), { preventScroll: true })

  /** Shows the list again. The rendering still opens the row, unless something else is pressed. */
  function showList({ list }: OpenedRow): HTMLElement | undefined {
    const { scrollBack } = recording
    opened = undefined
    recording.search = undefined
    recording.scrollBack = undefined
    if (list) prerendered.replaceChildren(...list)
    restoreScroll(prerendered, recording)
    scrollBack?.()
    return prerenderList()
  }

  return {
    opened: () => opened,
    open(row, id, screen) {
      applyStyles()
      const content = screen.prerender(bodyOf(id))
      if (!content) return
      // The press is answered and no longer expires.
      recording.takePress()
      recording.opened = identityOf(row)
      opened = { id, screen, list: screen.isAside ? undefined : [...prerendered.childNodes] }
      if (screen.isAside) {
        updatePrerendered(prerendered, content)
        return focusRow(id)
      }
      recording.search = searchIn(prerendered)
      recording.scrollBack = rememberScroll(element)
      prerendered.replaceChildren(...content.childNodes)
      focus(prerendered.querySelector<HTMLElement>('[part~=heading]'))
    },
    close() {
      if (!opened) return
      const { id } = opened
      recording.takePress()
      recording.opened = undefined
      recording.dispatched.clear()
      const list = showList(opened)
      if (list) updatePrerendered(prerendered, list)
      focusRow(id)
    },
    prerenderAgain() {
      const content = opened?.screen.prerender(bodyOf(opened.id))
      if (content || recording.isHandedOver) return content
      return opened ? showList(opened) : prerenderList()
    },
    update(id) {
      const content = opened?.id === id && opened.screen.prerender(bodyOf(id))
      if (content) updatePrerendered(prerendered, content)
    }
  }
}
