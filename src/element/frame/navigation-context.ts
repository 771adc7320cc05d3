import { createContext, useContext } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { BackEvent } from '../events/events.js'

/** Where a screen stands among those of its element that lie one upon the other. */
export interface NavigationContextValue {
  /** Whether it is the first one, to which none leads. */
  readonly isFirst: boolean
  /** Whether its title takes the focus, since the screen comes in place of another. */
  readonly autoFocusTitle: boolean
  /** Goes back to the screen below it; the first one tells the host that somebody wants to. */
  leave(): void
}

/** Given by the screen below; the first one has none. */
export const NavigationContext = createContext<NavigationContextValue | undefined>(undefined)

/** The place of the screen that asks. */
export function useNavigation(): NavigationContextValue {
  const { controller } = useElement()
  const place = useContext(NavigationContext)
  return place ?? { isFirst: true, autoFocusTitle: false, leave: () => void controller.dispatch(new BackEvent()) }
}

/** What a back button does; nothing where there is none: on the first screen the host says whether it wants one. */
export function useBack(): (() => void) | undefined {
  const { isFirst, leave } = useNavigation()
  const { showBack } = useElement().options
  return isFirst && !showBack ? undefined : leave
}
