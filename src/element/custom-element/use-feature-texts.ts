import { useCallback, useMemo, useState } from 'react'
import { FEATURE_MESSAGES, type FeatureMessages } from '../../messages/feature-messages.js'
import { createFormats } from '../../messages/formats.js'
import type { MessageOverrides, TextGuard } from '../../messages/messages.js'
import { withOverrides } from '../../messages/messages.js'
import type { Namespace } from '../../messages/namespace.js'
import { createAsyncModule } from '../loading/async-module.js'
import type { Controller } from './controller.js'
import { useAsyncModule } from './use-async-module.js'

/** Messages of all features, loaded when the first part of an element needs them. */
export const featureMessages = createAsyncModule(FEATURE_MESSAGES.load, FEATURE_MESSAGES.loaded)

/** Texts of features in the language of an element, with the overrides of the host. */
export interface FeatureTexts {
  /** `true` if the language is loaded, or can't be loaded. Until then texts are in English. */
  readonly areReady: boolean
  /** Loads the language. */
  readonly load: () => void
  readonly textsOf: <Name extends keyof FeatureMessages>(
    namespace: Namespace<Name, FeatureMessages[Name]>
  ) => FeatureMessages[Name]
}

/** Returns the texts of features for an element. The previous language is used while another one loads. */
export function useFeatureTexts(
  controller: Controller,
  locale: string,
  overrides: MessageOverrides | undefined,
  guard: TextGuard
): FeatureTexts {
  const [isWanted, setWanted] = useState(controller.definition.hasFeatureTexts === true)
  const { failure } = useAsyncModule(featureMessages, locale, { isEnabled: isWanted, controller })
  const loaded = featureMessages.loaded(locale)
  const [kept, keep] = useState(loaded)
  if (loaded && loaded !== kept) keep(loaded)
  const areReady = !!(loaded ?? kept ?? failure)
  const isMissing = loaded === undefined
  // Also if another element has loaded them since this one was rendered.
  const load = useCallback(() => {
    if (isMissing) setWanted(true)
  }, [isMissing])
  return useMemo(() => {
    const owner = {}
    return {
      areReady,
      load,
      textsOf(namespace) {
        const known = namespace.created.get(owner)
        if (known) return known
        const inLanguage = featureMessages.loaded(locale) ?? kept
        const isEnglish = FEATURE_MESSAGES.languageOf(locale) === 'en'
        const texts = inLanguage?.[namespace.name] ?? namespace.en(createFormats(isEnglish ? locale : 'en'))
        const [own = texts] = Object.values(withOverrides({ [namespace.name]: texts }, overrides, guard))
        if (inLanguage) namespace.created.set(owner, own)
        return own
      }
    }
  }, [areReady, load, locale, kept, overrides, guard])
}
