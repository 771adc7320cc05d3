import type { Screen } from './stage.js'

/** Does without what could be undone, so that it is sent: dismisses the toast that offers to. */
export async function letStand(screen: Screen<HTMLElement>): Promise<void> {
  const toast = (await screen.find('button', 'Undo')).closest('[part~=toast]')
  toast?.querySelector<HTMLElement>('[aria-label=Dismiss]')?.click()
}
