import { startPreload, type Follow } from '../src/element/preload/preload.js'
import { hideSlots } from '../src/element/preload/hide-slots.js'
import { CALLS_OF_ELEMENTS } from './first-calls.js'

let provide: ((follow: Follow) => void) | undefined

/** Draws the first screens of elements that have one. */
const drawing = new Promise<Follow>((resolve) => {
  provide = resolve
})

/** Provides the function that draws them. It is evaluated after the first requests have left. */
export const drawFirstWith = (follow: Follow): void => provide?.(follow)

function begin(): Promise<unknown> | undefined {
  if (typeof document === 'undefined') return undefined
  const elements = [...document.querySelectorAll(':not(:defined)')]
  hideSlots(elements, CALLS_OF_ELEMENTS.keys())
  return startPreload(elements, CALLS_OF_ELEMENTS, async (...args) => (await drawing)(...args))
}

/** Resolves when the first screens are requested and drawn, or after a short time. */
export const preloading = begin()
