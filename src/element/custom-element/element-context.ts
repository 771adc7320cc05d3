import { type Context, createContext, useContext } from 'react'
import type { Messages } from '../../messages/en.js'
import type { Session } from '../../core/session/session.js'
import type { FrozenStore } from '../session/frozen-store.js'
import type { behaviourOptions } from '../options/behaviour-options.js'
import type { Controller } from './controller.js'
import type { OptionValues } from '../options/option-table.js'

/** What the screens of an element share. */
export interface ElementContextValue {
  readonly controller: Controller
  readonly session: Session
  readonly options: OptionValues<typeof behaviourOptions>
  readonly messages: Messages
  readonly locale: string
  /** What is shown of the session. */
  readonly shown: FrozenStore
}

export const ElementContext = createContext<ElementContextValue | undefined>(undefined)

/** Whether somebody can see the element; nothing until that is known. It is apart, since it changes by scrolling. */
export const VisibilityContext = createContext<boolean | undefined>(undefined)

/** What a context holds that is there wherever a part is drawn. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('A screen was rendered outside an element.')
  return value
}

/** What the element around a screen gives it. */
export const useElement = (): ElementContextValue => useProvided(ElementContext)

/** The texts of the element around a screen. */
export const useMessages = (): Messages => useElement().messages
