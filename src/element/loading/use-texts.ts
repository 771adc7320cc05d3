import { useEffect, useState } from 'react'
import type { Languages } from '../../messages/languages.js'
import type { Controller } from '../custom-element/controller.js'
import { loadWithRetry } from './load-with-retry.js'

/** Returns the texts of a locale, or `undefined` while they load. Retried when the page is online. */
export function useTexts<Texts>(
  languages: Languages<Texts>,
  locale: string,
  controller: Controller
): Texts | undefined {
  const [, setLoaded] = useState('')
  const texts = languages.loaded(locale)
  useEffect(() => {
    if (texts) return undefined
    return loadWithRetry(
      () => languages.load(locale),
      () => setLoaded(locale),
      (error) => controller.report(error, 'load')
    )
  }, [controller, languages, locale, texts])
  return texts
}
