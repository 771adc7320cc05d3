import { type ComponentType, useEffect, useState } from 'react'
import { keepLoading } from './keep-loading.js'
import { loadChunk } from './load-chunk.js'
import { useElement } from '../custom-element/element-context.js'

/**
 * A component for many places at once, which is fetched as soon as it is wanted; nothing until it is there. What does not
 * come is told to the host once, and asked for again when the page is online.
 *
 * @param load fetches it, with its texts in a locale; the same function each time.
 */
export function usePart<Props extends object>(
  isWanted: boolean,
  load: (locale: string) => Promise<ComponentType<Props>>
): ComponentType<Props> | undefined {
  const { controller, locale } = useElement()
  const [part, setPart] = useState<{ readonly component: ComponentType<Props> }>()
  const isMissing = isWanted && !part
  useEffect(() => {
    if (!isMissing) return undefined
    return keepLoading(
      (signal) => loadChunk(() => load(locale), { signal }),
      (component) => setPart({ component }),
      (error) => controller.report(error, 'load')
    )
  }, [controller, isMissing, load, locale])
  return isWanted ? part?.component : undefined
}
