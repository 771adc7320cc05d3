import { type Context, createContext, useContext } from 'react'
import type { Session } from '../../core/session/session.js'
import type { Messages } from '../../messages/en.js'
import type { FeatureMessages } from '../../messages/feature-messages.js'
import type { Namespace } from '../../messages/namespace.js'
import type { behaviourOptions } from '../options/behaviour-options.js'
import type { OptionValues } from '../options/option-table.js'
import type { FrozenStore } from '../session/frozen-store.js'
import type { Controller } from './controller.js'
import type { FeatureTexts } from './use-feature-texts.js'

interface ElementContextValue {
  readonly controller: Controller
  readonly session: Session
  readonly options: OptionValues<typeof behaviourOptions>
  readonly messages: Messages
  readonly features: FeatureTexts
  readonly locale: string
  /** Session state as displayed by this element. */
  readonly shown: FrozenStore
}

export const ElementContext = createContext<ElementContextValue | undefined>(undefined)

/**
 * `true` while the element is in view; `undefined` until known. A separate context, because it changes by scrolling.
 */
export const VisibilityContext = createContext<boolean | undefined>(undefined)

/** Returns the value of a context and throws if there is none. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('A screen was rendered outside an element.')
  return value
}

/** Returns the context of the element around a component. */
export const useElement = (): ElementContextValue => useProvided(ElementContext)

/** Returns the texts of a feature in the language of the element, or those that every element needs. */
export function useTexts(): Messages
export function useTexts<Name extends keyof FeatureMessages>(
  namespace: Namespace<Name, FeatureMessages[Name]>
): FeatureMessages[Name]
export function useTexts<Name extends keyof FeatureMessages>(
  namespace?: Namespace<Name, FeatureMessages[Name]>
): Messages | FeatureMessages[Name] {
  const { messages, features } = useElement()
  return namespace ? features.textsOf(namespace) : messages
}
