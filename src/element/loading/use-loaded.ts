import { useEffect, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { keepLoading } from './keep-loading.js'

/** Something that is fetched once it is wanted. */
export interface Loadable<Loaded> {
  /** Nothing until it is there. */
  readonly loaded: Loaded | undefined
  /** Whether it did not come. It is asked for again when the page is online, or by `retry`. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * Fetches something as soon as it is wanted; the host is told each time that it does not come.
 *
 * @param load fetches it, with its texts in a locale; the same function each time.
 */
export function useLoaded<Loaded>(isWanted: boolean, load: (locale: string) => Promise<Loaded>): Loadable<Loaded> {
  const { controller, locale } = useElement()
  const [found, setFound] = useState<{ readonly loaded: Loaded }>()
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  const isMissing = isWanted && !found
  useEffect(() => {
    if (!isMissing) return undefined
    return keepLoading(
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
