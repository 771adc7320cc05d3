import type { DeviceView } from '../../model/view/device-view.js'
import { LatchkeyEvent } from './latchkey-event.js'

/** A person has chosen another order, other groups or other filters; without any of these the view is empty. */
export class ViewChangeEvent extends LatchkeyEvent<{ readonly view: DeviceView }> {
  constructor(view: DeviceView) {
    super('view-change', { view })
  }
}

/** The events of how lists are looked at, by their names. */
export interface ViewEventMap {
  'view-change': ViewChangeEvent
}
