import type { Screen } from './stage.js'

/** Notes from now on whether an element says something at any moment, however short. @returns whether it has */
export function everSaid({ root }: Screen<HTMLElement>, text: string): () => boolean {
  let hasSaid = false
  const look = (): void => {
    hasSaid ||= (root.textContent ?? '').includes(text)
  }
  look()
  new MutationObserver(look).observe(root, { childList: true, subtree: true, characterData: true })
  return () => hasSaid
}
