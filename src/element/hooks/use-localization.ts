import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Messages } from '../../messages/en.js'
import { isRightToLeft, writtenLocale } from '../../messages/languages.js'
import { ENGLISH, ELEMENT_MESSAGES, type MessageOverrides, withOverrides } from '../../messages/messages.js'
import { elementsAround } from '../custom-element/around.js'
import type { Controller } from '../custom-element/controller.js'
import { nearestLocale } from '../custom-element/locale.js'
import { createTextGuard } from './text-guard.js'
import { useTexts } from '../loading/use-texts.js'

/** The language around an element, and what the element itself says: its language, its direction, or nothing. */
function useLanguageAround({ element, store }: Controller): { around: string; says: string } {
  const follow = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener)
      // Asked again with every change of the element, since it may have been moved.
      const look = (): void => {
        observer.disconnect()
        for (const around of [element, ...elementsAround(element)])
          observer.observe(around, { attributeFilter: ['lang', 'dir'] })
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
  const look = (): string => {
    const says = ['dir', 'lang'].find((name) => element.hasAttribute(name))
    return `${nearestLocale(element)} ${says}`
  }
  const [around = 'en', says = ''] = useSyncExternalStore(follow, look).split(' ')
  return { around, says }
}

/** Whether words are read from right to left, as those of Hebrew, Arabic and their relatives are. */
const areRightToLeft = (words: string): boolean => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(words)

const directionIf = (isRightToLeft: boolean): 'ltr' | 'rtl' => (isRightToLeft ? 'rtl' : 'ltr')

/** How an element speaks to a person. */
interface Localization {
  /** What dates and numbers are written in. */
  readonly locale: string
  /** What the texts are in: English until another language has been fetched. */
  readonly language: string
  /** The direction of the texts, which may not be that of the page. */
  readonly words: 'ltr' | 'rtl'
  /** Where lines begin, if not where the page begins them: an element with a language of its own goes by that. */
  readonly direction: 'ltr' | 'rtl' | undefined
  readonly messages: Messages
}

/** The locale of an element, its texts, and their direction. */
export function useLocalization(
  controller: Controller,
  chosen: string | undefined,
  overrides: MessageOverrides | undefined
): Localization {
  const { around, says } = useLanguageAround(controller)
  const wanted = chosen ?? around
  const known = ELEMENT_MESSAGES.languageOf(wanted)
  const texts = useTexts(ELEMENT_MESSAGES, wanted, controller)
  const guard = useMemo(() => createTextGuard(controller), [controller])
  const messages = useMemo(() => withOverrides(texts ?? ENGLISH, overrides, guard), [texts, overrides, guard])
  const isOwn = says !== 'dir' && (chosen !== undefined || says === 'lang')
  const locale = writtenLocale(wanted, known)
  return {
    locale,
    language: texts ? locale : 'en',
    words: directionIf(areRightToLeft(messages.general.back)),
    direction: isOwn ? directionIf(isRightToLeft(known ?? 'en')) : undefined,
    messages
  }
}
