import { useElement } from '../custom-element/element-context.js'
import { BackEvent } from '../events/events.js'

/** What the back button of a screen does: it goes back, or from the top screen tells the host, where it wants that. */
export function useLeave(onBack: (() => void) | undefined): (() => void) | undefined {
  const { controller, options } = useElement()
  return onBack ?? (options.showBack ? () => void controller.dispatch(new BackEvent()) : undefined)
}
