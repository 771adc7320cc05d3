import { useEffect, useState } from 'react'
import type { Languages } from '../../messages/languages.js'
import type { Controller } from '../custom-element/controller.js'
import { loadChunk } from '../custom-element/load-chunk.js'

/** The texts of a locale; nothing until they have been fetched, which is tried again when the page is online. */
export function useTexts<Texts>(languages: Languages<Texts>, locale: string, controller: Controller): Texts | undefined {
  const [, setLoaded] = useState('')
  const texts = languages.loaded(locale)
  useEffect(() => {
    if (texts) return undefined
    const end = new AbortController()
    const { signal } = end
    const load = async (): Promise<void> => {
      try {
        await loadChunk(() => languages.load(locale), { signal })
        setLoaded(locale)
      } catch (error) {
        if (signal.aborted) return
        addEventListener('online', load, { once: true, signal })
        controller.report(error, 'load')
      }
    }
    void load()
    return () => end.abort()
  }, [controller, languages, locale, texts])
  return texts
}
