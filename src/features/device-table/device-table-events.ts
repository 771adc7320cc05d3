import { LatchkeyEvent } from '../../element/events/latchkey-event.js'
import type { DeviceView } from './rules/device-view.js'

/** Fired when the user changes sorting, groups or filters. The view is empty without any of them. */
export class ViewChangeEvent extends LatchkeyEvent<{ readonly view: DeviceView }> {
  constructor(view: DeviceView) {
    super('view-change', { view })
  }
}

/** Events of the device table, by name. */
export interface DeviceTableEventMap {
  /** The user changed sorting, groups or filters. */
  'view-change': ViewChangeEvent
}
