import type { Screen } from './stage.js'

/** Records whether an element contains a text at any moment. @returns a function that returns whether it did */
export function everSaid({ root }: Screen<HTMLElement>, text: string): () => boolean {
  let hasSaid = false
  const check = (): void => {
    hasSaid ||= (root.textContent ?? '').includes(text)
  }
  check()
  new MutationObserver(check).observe(root, { childList: true, subtree: true, characterData: true })
  return () => hasSaid
}
