import { createContext, useContext } from 'react'
import type { Controller } from '../custom-element/controller.js'
import { useElement } from '../custom-element/element-context.js'
import { BackEvent } from '../events/events.js'

/** Position of a screen in the screen stack of its element. */
interface NavigationContextValue {
  /** `true` for the first screen. */
  readonly isFirst: boolean
  /** `true` if the title takes focus because the screen replaced another one. */
  readonly autoFocusTitle: boolean
  /** `true` if the screen below is shown next to it: then it is closed instead of left. */
  readonly closes?: boolean
  /** `true` while the screen it has opened is shown next to it: only that one reports itself and takes focus. */
  readonly isAside?: boolean
  /** Returns to the screen below. On the first screen, fires `back`. */
  leave(): void
}

/** Provided by the screen below. The first screen has none. */
export const NavigationContext = createContext<NavigationContextValue | undefined>(undefined)

/** Fires `back`, after asking about unsaved input. */
const goBack = ({ navigation, dispatch }: Controller): void =>
  navigation.guards.leave('back', () => void dispatch(new BackEvent()))

/** Returns the position of the current screen. */
export function useNavigation(): NavigationContextValue {
  const { controller } = useElement()
  const place = useContext(NavigationContext)
  return place ?? { isFirst: true, autoFocusTitle: false, leave: () => goBack(controller) }
}

/** Returns what the back button does, or `undefined` if there is none. On the first screen the host decides. */
export function useBack(): (() => void) | undefined {
  const { isFirst, leave } = useNavigation()
  const { showBack } = useElement().options
  return isFirst && !showBack ? undefined : leave
}
