import { pageSingleton } from '../../client/page-singleton.js'
import { preloadedFor } from '../../client/preload-cache.js'
import type { Follow } from './preload.js'

type FirstResponses = Parameters<Follow> extends [Element, ...infer Rest] ? Rest : never

/**
 * First responses of elements whose code is loading. Keyed by the mark of the preloaded requests, so that they are dropped
 * with them.
 */
const unrendered = (): WeakMap<Promise<boolean>, FirstResponses> => pageSingleton('unrendered.1', () => new WeakMap())

const prerenderers = new Map<string, Follow>()

/** Keeps the first responses of an element until its code is there. */
export const keepForPrerender: Follow = async (element, ...responses) => {
  const mark = preloadedFor(element)
  if (mark) unrendered().set(mark, responses)
}

/** Defines how the first screen of an element is rendered before React renders it. */
export const prerenderWith = (tag: string, prerender: Follow): void => void prerenderers.set(tag, prerender)

/** Renders the first screen of an element from its preloaded responses, if there are any. Resolves when it is visible. */
export async function prerenderPreloaded(element: Element): Promise<void> {
  const mark = preloadedFor(element)
  const responses = mark && unrendered().get(mark)
  if (!responses) return
  unrendered().delete(mark)
  await prerenderers.get(element.localName)?.(element, ...responses)
}
