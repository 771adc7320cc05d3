import type { Controller } from '../custom-element/controller.js'
import { placeholderOf } from '../custom-element/placeholder.js'
import { nextTask } from '../preload/next-task.js'

/**
 * Opens the row that was pressed in the prerendered screen, so that the first render shows what it opens instead of the
 * list. Other presses are replayed on the rendered screen. Resolves when the code of the opened screen is ready to be
 * rendered, and in the next task at the latest.
 */
export async function openPressedRow({ element, definition, store, navigation, dispatch }: Controller): Promise<void> {
  const { session } = store.getState()
  const { rows } = definition
  const input = placeholderOf(element)?.input
  const key = input?.press.row()
  if (!element.isConnected || !session || !rows || !input?.isCurrent() || key === undefined) return
  const press = rows.press(key, session.store.getState().shown)
  if (!press || input.press.take() === undefined) return
  navigation.showScreen({ screen: rows.screen })
  if (!dispatch(press.event)) return
  navigation.open(rows.opens, key)
  await Promise.race([press.load(), nextTask()])
}
