import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Messages } from '../../messages/en.js'
import { en } from '../../messages/en.js'
import { loadedMessages, loadMessages, type MessageOverrides, withOverrides } from '../../messages/messages.js'
import { elementsAround } from '../custom-element/around.js'
import type { Controller } from '../custom-element/controller.js'
import { loadChunk } from '../custom-element/load-chunk.js'
import { nearestLocale } from '../custom-element/locale.js'
import { createTextGuard } from './text-guard.js'

function useNearestLocale({ element, store }: Controller): string {
  const follow = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener)
      // Asked again with every change of the element, since it may have been moved.
      const look = (): void => {
        observer.disconnect()
        for (const around of [element, ...elementsAround(element)]) observer.observe(around, { attributeFilter: ['lang'] })
        listener()
      }
      look()
      const stop = store.subscribe(look)
      return () => {
        stop()
        observer.disconnect()
      }
    },
    [element, store]
  )
  return useSyncExternalStore(follow, () => nearestLocale(element))
}

/** The texts of a locale; nothing until they have been fetched, which is tried again when the page is online. */
function useTexts(locale: string, controller: Controller): Messages | undefined {
  const [, setLoaded] = useState('')
  const texts = loadedMessages(locale)
  useEffect(() => {
    if (texts) return undefined
    const end = new AbortController()
    const { signal } = end
    const load = async (): Promise<void> => {
      try {
        await loadChunk(() => loadMessages(locale), { signal })
        setLoaded(locale)
      } catch (error) {
        if (signal.aborted) return
        addEventListener('online', load, { once: true, signal })
        controller.report(error, 'load')
      }
    }
    void load()
    return () => end.abort()
  }, [controller, locale, texts])
  return texts
}

/** Whether words are read from right to left, as those of Hebrew, Arabic and their relatives are. */
const isRightToLeft = (words: string): boolean => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(words)

/**
 * The locale of an element, and its texts with their language and direction, which may not be those of the page: English
 * until another has been fetched.
 */
export function useLocalization(
  controller: Controller,
  chosen: string | undefined,
  overrides: MessageOverrides | undefined
): { locale: string; language: string; direction: 'ltr' | 'rtl'; messages: Messages } {
  const around = useNearestLocale(controller)
  const locale = chosen ?? around
  const texts = useTexts(locale, controller)
  const guard = useMemo(() => createTextGuard(controller), [controller])
  const messages = useMemo(() => withOverrides(texts ?? en, overrides, guard), [texts, overrides, guard])
  const direction = isRightToLeft(messages.general.back) ? 'rtl' : 'ltr'
  return { locale, language: texts && texts !== en ? locale : 'en', direction, messages }
}
