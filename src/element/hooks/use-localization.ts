import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Messages } from '../../messages/en.js'
import { en } from '../../messages/en.js'
import { loadedMessages, loadMessages, type MessageOverrides, withOverrides } from '../../messages/messages.js'
import { elementsAround } from '../custom-element/around.js'
import type { Controller } from '../custom-element/controller.js'
import { nearestLocale } from '../custom-element/locale.js'

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

/** The locale of an element, and its texts with their language: English until another has been fetched. */
export function useLocalization(
  controller: Controller,
  chosen: string | undefined,
  overrides: MessageOverrides | undefined
): { locale: string; language: string; messages: Messages } {
  const around = useNearestLocale(controller)
  const locale = chosen ?? around
  const [, setLoaded] = useState('')
  const texts = loadedMessages(locale)
  useEffect(() => {
    if (!texts) void loadMessages(locale).then(() => setLoaded(locale))
  }, [locale, texts])

  const messages = useMemo(() => withOverrides(texts ?? en, overrides), [texts, overrides])
  return { locale, language: texts && texts !== en ? locale : 'en', messages }
}
