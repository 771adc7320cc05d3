import { useEffect } from 'react'
import type { Session } from '../../core/session/session.js'
import { useElement } from '../custom-element/element-context.js'
import { featureMessages } from '../custom-element/use-feature-texts.js'
import { whenIdle } from '../loading/when-idle.js'

/** A lazily loaded component. */
interface Preloadable {
  preload(): void
}

/** Input before a press. */
const INTENTS = ['pointerdown', 'keydown']

/** Returns `true` if the user asked for reduced data usage. Only some browsers report it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

/** Calls a function once no query of the session is in flight while the browser is idle. */
function whenQuiet(session: Session, signal: AbortSignal, act: () => void): void {
  const { store } = session
  const isFetching = (): boolean => [...store.getState().queries.values()].some((query) => query.isFetching)
  // A part that waits for an idle browser may have started another query meanwhile.
  const actOnceIdle = (): void =>
    whenIdle(() => {
      if (signal.aborted) return
      if (isFetching()) whenQuiet(session, signal, act)
      else act()
    })
  if (!isFetching()) return actOnceIdle()
  const stop = store.subscribe(() => {
    if (isFetching()) return
    stop()
    actOnceIdle()
  })
  signal.addEventListener('abort', stop)
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
    whenQuiet(session, signal, start)
    for (const intent of INTENTS) element.addEventListener(intent, start, { signal })
    return () => end.abort()
  }, [areReady, element, locale, parts, session])
}
