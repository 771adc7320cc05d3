import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  ELEMENT_MESSAGES,
  ENGLISH,
  type MessageOverrides,
  type TextGuard,
  withOverrides
} from '../../messages/messages.js'
import type { Controller } from '../custom-element/controller.js'
import { type Localization, localizationIn, ownLanguageAttribute } from '../custom-element/localization.js'
import { useAsyncModule } from '../custom-element/use-async-module.js'
import { type FeatureTexts, useFeatureTexts } from '../custom-element/use-feature-texts.js'
import { composedAncestors } from '../dom/composed-ancestors.js'
import { nearestLocale } from '../dom/locale.js'
import { createAsyncModule } from '../loading/async-module.js'
import { isPlaceholderExpired, PLACEHOLDER_TIME_MS } from '../loading/placeholder-time.js'

/** Guards message overrides of the host. An override that throws is reported by name and replaced. */
function createMessageOverrideGuard(controller: Controller): TextGuard {
  const broken = new WeakSet<object>()

  // The host may set options in response, which isn't possible while its function runs.
  const reject = (name: string, error: unknown): void =>
    queueMicrotask(() => controller.rejectOption(`messages.${name}`, undefined, error))

  return {
    reject,
    guard: (name, own, ours) =>
      function guarded(this: unknown, ...values) {
        if (broken.has(own)) return ours(...values)
        try {
          const text = Reflect.apply(own, this, values)
          if (typeof text === 'string') return text
          throw new TypeError(`The text ${name} should be a string.`)
        } catch (error) {
          broken.add(own)
          reject(name, error)
          return ours(...values)
        }
      }
  }
}

const elementMessages = createAsyncModule(ELEMENT_MESSAGES.load, ELEMENT_MESSAGES.loaded)

/** Returns the language around an element, and its own `dir` or `lang`. */
function useInheritedLanguage({ element, store }: Controller): { inherited: string; ownAttribute: string } {
  const follow = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener)
      // Read again on every change, because the element may have moved.
      const update = (): void => {
        observer.disconnect()
        for (const ancestor of [element, ...composedAncestors(element)])
          observer.observe(ancestor, { attributeFilter: ['lang', 'dir'] })
        listener()
      }
      update()
      const stop = store.subscribe(update)
      return () => {
        stop()
        observer.disconnect()
      }
    },
    [element, store]
  )
  const getSnapshot = (): string => `${nearestLocale(element)} ${ownLanguageAttribute(element)}`
  const [inherited = 'en', ownAttribute = ''] = useSyncExternalStore(follow, getSnapshot).split(' ')
  return { inherited, ownAttribute }
}

/** Returns `true` while waiting is still worthwhile: once, and for a short time. */
function useIsAwaited({ element }: Controller, isThere: boolean): boolean {
  const [isExpired, setExpired] = useState(isThere || isPlaceholderExpired(element))
  if (isThere && !isExpired) setExpired(true)
  useEffect(() => {
    if (isExpired) return undefined
    const timer = setTimeout(() => setExpired(true), PLACEHOLDER_TIME_MS)
    return () => clearTimeout(timer)
  }, [isExpired])
  return !isThere && !isExpired
}

/** Localization of an element with the texts of its features. */
export interface FullLocalization extends Localization {
  readonly features: FeatureTexts
}

/**
 * Returns locale, texts and direction of an element, with the overrides of the host. `undefined` while it waits for its
 * language.
 */
export function useLocalization(
  controller: Controller,
  chosen: string | undefined,
  overrides: MessageOverrides | undefined
): FullLocalization | undefined {
  const { inherited, ownAttribute } = useInheritedLanguage(controller)
  const wanted = chosen ?? inherited
  const { loaded: texts } = useAsyncModule(elementMessages, wanted, { controller })
  const guard = useMemo(() => createMessageOverrideGuard(controller), [controller])
  const messages = useMemo(() => withOverrides(texts ?? ENGLISH, overrides, guard), [texts, overrides, guard])
  const localization = localizationIn({
    wanted,
    isChosen: chosen !== undefined,
    ownAttribute,
    isLoaded: !!texts,
    messages
  })
  const features = useFeatureTexts(controller, localization.locale, overrides, guard)
  const isAwaited = useIsAwaited(controller, !!texts && (features.areReady || !controller.definition.hasFeatureTexts))
  return isAwaited ? undefined : { ...localization, features }
}
