import { useEffect, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { loadWithRetry } from './load-with-retry.js'

/** Something that is loaded on demand. */
export interface Loadable<Loaded> {
  /** `undefined` until loaded. */
  readonly loaded: Loaded | undefined
  /** `true` if loading failed. Retried when the page is online, or by `retry`. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * Loads something on demand. Each failure is reported to the host.
 *
 * @param load loads it for a locale; must be stable
 */
export function useLoaded<Loaded>(isWanted: boolean, load: (locale: string) => Promise<Loaded>): Loadable<Loaded> {
  const { controller, locale } = useElement()
  const [found, setFound] = useState<{ readonly loaded: Loaded }>()
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  const isMissing = isWanted && !found
  useEffect(() => {
    if (!isMissing) return undefined
    return loadWithRetry(
      () => load(locale),
      (loaded) => setFound({ loaded }),
      (error) => {
        setFailures(tries + 1)
        controller.report(error, 'load')
      }
    )
  }, [controller, isMissing, load, locale, tries])
  return {
    loaded: isWanted ? found?.loaded : undefined,
    hasFailed: isMissing && failures > tries,
    retry: () => setTries(tries + 1)
  }
}
