import { hideSlots } from '../src/element/preload/hide-slots.js'
import { type Follow, startPreload } from '../src/element/preload/preload.js'
import { CALLS_OF_ELEMENTS } from './first-calls.js'

let provide: ((follow: Follow) => void) | undefined

/** Resolves to the function that renders first screens, once it is loaded. */
const prerenderer = new Promise<Follow>((resolve) => {
  provide = resolve
})

/** Provides the function that renders first screens. Its code is evaluated after the first requests have left. */
export const prerenderFirstWith = (follow: Follow): void => provide?.(follow)

function begin(): Promise<unknown> | undefined {
  if (typeof document === 'undefined') return undefined
  const elements = [...document.querySelectorAll(':not(:defined)')]
  hideSlots(elements, CALLS_OF_ELEMENTS.keys())
  return startPreload(elements, CALLS_OF_ELEMENTS, async (...args) => (await prerenderer)(...args))
}

/** Resolves when the first screens are requested and rendered, or after a short time. */
export const preloading = begin()
