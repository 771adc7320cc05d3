import { useEffect, useMemo, useState } from 'react'
import type { Messages } from '../messages/en.js'
import { en } from '../messages/en.js'
import { loadedMessages, loadMessages, type MessageOverrides, withOverrides } from '../messages/messages.js'
import { nearestLocale, validLocale } from './locale.js'

/** The locale of an element and its texts, in English until another language has been fetched. */
export function useLocalization(
  element: Element,
  chosen: string | undefined,
  overrides: MessageOverrides | undefined
): { locale: string; messages: Messages } {
  const [around, setAround] = useState(() => nearestLocale(element))
  useEffect(() => {
    const follow = (): void => setAround(nearestLocale(element))
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(element.ownerDocument, { subtree: true, attributeFilter: ['lang'] })
    return () => observer.disconnect()
  }, [element])

  const locale = (chosen && validLocale(chosen)) ?? around
  const [, setLoaded] = useState('')
  const texts = loadedMessages(locale)
  useEffect(() => {
    let isCurrent = true
    if (!texts) void loadMessages(locale).then(() => isCurrent && setLoaded(locale))
    return () => {
      isCurrent = false
    }
  }, [locale, texts])

  const messages = useMemo(() => withOverrides(texts ?? en, overrides), [texts, overrides])
  return { locale, messages }
}
