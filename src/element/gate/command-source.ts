import type { CommandSource } from '../../core/gate/command-origin.js'
import { isSameRecord } from '../../core/resources/structural-sharing.js'
import type { Session } from '../../core/session/session.js'
import type { Controller } from '../custom-element/controller.js'
import { BeforeChangeEvent } from '../events/change-events.js'
import { isDisabled } from './disabled.js'
import { displays, displayedTargetOf } from './displays.js'

/** Creates the source of an element's commands. */
export function createCommandSource(controller: Controller, session: Session): CommandSource {
  const own = displayedTargetOf(controller)
  const { element } = controller
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
      const wasConnected = element.isConnected
      if (!controller.dispatch(new BeforeChangeEvent(operation, params))) return 'canceled'
      // A host that shows something else does not agree to the command.
      const isSame = isSameRecord(shown, displayedTargetOf(controller)) && element.isConnected === wasConnected
      return isSame ? undefined : 'not-offered'
    },
    subscribe: (listener) => controller.store.subscribe(listener)
  }
}
