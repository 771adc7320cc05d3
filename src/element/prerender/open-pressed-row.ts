import type { Controller } from '../custom-element/controller.js'
import { placeholderOf } from '../custom-element/placeholder.js'

/**
 * Opens the row that was pressed in the prerendered screen, so that the first render shows what it opens instead of the
 * list. Other presses are replayed on the rendered screen.
 */
export function openPressedRow({ element, definition, store, navigation, dispatch }: Controller): void {
  const { session } = store.getState()
  const { rows } = definition
  const input = placeholderOf(element)?.input
  const key = input?.press.row()
  if (!session || !rows || !input?.isCurrent() || key === undefined) return
  const event = rows.clickEvent(key, session.store.getState().shown)
  if (!event || input.press.take() === undefined) return
  navigation.showScreen({ screen: rows.screen })
  if (dispatch(event)) navigation.open(rows.opens, key)
}
