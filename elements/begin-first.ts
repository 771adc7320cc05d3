import { startPreload, type Follow } from '../src/element/preload/preload.js'
import { hideSlots } from '../src/element/preload/hide-slots.js'
import { FIRST_CALLS } from './first-calls.js'

let provide: ((follow: Follow) => void) | undefined

/** Draws what elements show first, where they have a first screen. */
const drawing = new Promise<Follow>((resolve) => {
  provide = resolve
})

/** Gives what draws them, which is evaluated after the first requests have left. */
export const drawFirstWith = (follow: Follow): void => provide?.(follow)

function begin(): Promise<unknown> | undefined {
  if (typeof document === 'undefined') return undefined
  const elements = [...document.querySelectorAll(':not(:defined)')]
  hideSlots(elements, FIRST_CALLS.keys())
  return startPreload(elements, FIRST_CALLS, async (...given) => (await drawing)(...given))
}

/** Resolves when what the elements of the page show first has been asked for and drawn, or soon. */
export const begun = begin()
