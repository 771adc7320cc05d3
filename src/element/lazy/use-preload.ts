import { useEffect } from 'react'
import type { Session } from '../../core/session/session.js'
import { useElement } from '../custom-element/element-context.js'
import { featureMessages } from '../custom-element/use-feature-texts.js'
import { isLoading, whenLoaded } from '../loading/async-module.js'
import { whenIdle } from '../loading/when-idle.js'

/** A lazily loaded component. */
interface Preloadable {
  preload(): void
}

/** Input before a press. */
const INTENTS = ['pointerdown', 'keydown']

/** Returns `true` if the user asked for reduced data usage. Only some browsers report it. */
function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

const isFetching = ({ store }: Session): boolean =>
  [...store.getState().queries.values()].some((query) => query.isFetching)

/** Resolves once no query of the session is in flight, or with the abort. */
const whenFetched = (session: Session, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!isFetching(session)) return resolve()
    const stop = session.store.subscribe(() => isFetching(session) || end())
    function end(): void {
      stop()
      resolve()
    }
    signal.addEventListener('abort', end)
  })

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(() => resolve()))

/** Calls a function once the browser is idle, and neither a query is in flight nor code that will start one. */
async function whenQuiet(session: Session, signal: AbortSignal, act: () => void): Promise<void> {
  do {
    await whenLoaded()
    await whenFetched(session, signal)
    // Parts that wait for an idle browser begin to load in the first pause.
    await idle()
    await idle()
    if (signal.aborted) return
  } while (isLoading() || isFetching(session))
  act()
}

/**
 * Loads code and texts that the next press is likely to need, once no query is in flight and the browser is idle,
 * or the user presses something in the element. Does nothing if the user asked for reduced data usage.
 *
 * @param parts loaded again when they change. `undefined` while there is nothing to press
 */
export function usePreload(parts: readonly Preloadable[] | undefined): void {
  const { controller, session, features, locale } = useElement()
  const { element } = controller
  const { areReady } = features
  useEffect(() => {
    if (!parts || savesData()) return undefined
    const end = new AbortController()
    const { signal } = end
    function start(): void {
      end.abort()
      // A part that is rendered reports what could not be loaded.
      if (!areReady) featureMessages.load(locale).catch(() => {})
      for (const part of parts ?? []) part.preload()
    }
    void whenQuiet(session, signal, start)
    for (const intent of INTENTS) element.addEventListener(intent, start, { signal })
    return () => end.abort()
  }, [areReady, element, locale, parts, session])
}
