import type { Asker } from '../../core/gate/origin.js'
import type { Permission } from '../../core/gate/operations.js'
import type { Session } from '../../core/session/session.js'
import type { Controller } from '../custom-element/controller.js'
import { BeforeChangeEvent } from '../events/events.js'
import type { behaviourOptions } from '../options/behaviour-options.js'
import { offers, ownSubjectOf } from './offers.js'

/** The option that forbids something. */
const FORBIDDEN_BY: Readonly<Record<Permission, keyof typeof behaviourOptions>> = {
  lockUnlock: 'disableLockUnlock',
  createAccessCode: 'disableCreateAccessCode',
  editAccessCode: 'disableEditAccessCode',
  deleteAccessCode: 'disableDeleteAccessCode',
  editThresholds: 'disableEditThresholds',
  editSchedules: 'disableEditSchedules'
}

/** An element in a session, as the gate before every command sees it. */
export function createAsker(controller: Controller, session: Session): Asker {
  const own = ownSubjectOf(controller)
  return {
    element: controller,
    presence() {
      if (controller.store.getState().session !== session) return 'gone'
      return controller.speaksFor(session) ? 'present' : 'verifying'
    },
    allows: (permission) => controller.get(FORBIDDEN_BY[permission]) !== true,
    offers: (subject, known) => offers(controller, own, subject, known),
    askHost: (operation, params) => controller.dispatch(new BeforeChangeEvent(operation, params)),
    subscribe: (listener) => controller.store.subscribe(listener)
  }
}
