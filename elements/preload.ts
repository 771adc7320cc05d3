import { startPreload } from '../src/element/preload/preload.js'
import { keepForPrerender } from '../src/element/preload/prerender-preloaded.js'
import { CALLS_OF_ELEMENTS } from './first-calls.js'

/** Elements that were added in this turn, and functions that load their code. */
const planned = new Map<Element, () => unknown>()

function start(elements: Iterable<Element>): void {
  void startPreload([...elements], CALLS_OF_ELEMENTS, keepForPrerender)
}

function startPlanned(): void {
  const loads = [...planned.values()]
  start(planned.keys())
  planned.clear()
  for (const load of loads) load()
}

/**
 * Sends the first requests of an element that a framework has added, and then loads its code. Waits until the framework has
 * set the options of everything that it adds in this turn.
 */
export function preloadElement(element: Element, load: () => unknown): void {
  if (planned.size === 0) queueMicrotask(startPlanned)
  planned.set(element, load)
}

// All other entries of the package import this module first, so its requests leave before their code is evaluated.
if (typeof document !== 'undefined') start(document.querySelectorAll(':not(:defined)'))
