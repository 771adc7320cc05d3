/** A button is pressed, step 6: answers the gate for the element. */
import type { CommandSource } from '../../core/gate/command-origin.js'
import { isSameRecord } from '../../core/resources/structural-sharing.js'
import type { Session } from '../../core/session/session.js'
import type { Controller } from '../custom-element/controller.js'
import { BeforeChangeEvent } from '../events/change-events.js'
import { isDisabled } from './disabled.js'
import { displayedTargetOf, displays } from './displays.js'

/** Creates the source of an element's commands. */
export function createCommandSource(controller: Controller, session: Session): CommandSource {
  const own = displayedTargetOf(controller)
  const { element } = controller
  /** `true` if the host has answered by showing something else, which declines the rest of a bulk run as well. */
  let isDeclined = false
  return {
    element: controller,
    status() {
      if (controller.store.getState().session !== session) return 'gone'
      return controller.ownsSession(session) ? 'present' : 'verifying'
    },
    isAllowed: (operation) => !isDisabled(controller.options(), operation),
    displays: (subject, known) => displays(controller, own, subject, known),
    isInPage: () => !controller.store.getState().isDetached,
    confirmWithHost(operation, params) {
      const shown = displayedTargetOf(controller)
      if (isDeclined && !isSameRecord(own, shown)) return 'not-offered'
      const wasConnected = element.isConnected
      if (!controller.dispatch(new BeforeChangeEvent(operation, params))) return 'canceled'
      // A host that shows something else does not agree to the command.
      isDeclined = !isSameRecord(shown, displayedTargetOf(controller))
      return isDeclined || element.isConnected !== wasConnected ? 'not-offered' : undefined
    },
    subscribe: (listener) => controller.store.subscribe(listener)
  }
}
