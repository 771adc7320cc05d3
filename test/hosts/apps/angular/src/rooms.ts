import { Component, CUSTOM_ELEMENTS_SCHEMA, input, output } from '@angular/core'
import type { DeviceClickEvent, DeviceTableElement } from 'latchkey'
import 'latchkey/elements/device-table'

/** The table as a plain tag, without the directive. */
@Component({
  selector: 'host-rooms',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <x-device-table
      id="rooms"
      [attr.heading]="heading()"
      [deviceIds]="deviceIds()"
      [deviceFilter]="deviceFilter()"
      [deviceComparator]="deviceComparator()"
      [messages]="messages()"
      [attr.disable-search]="disableSearch() ? '' : null"
      (device-click)="deviceClick.emit($event)"
    ></x-device-table>
  `
})
export class Rooms {
  readonly heading = input<string>()
  readonly deviceIds = input<DeviceTableElement['deviceIds']>()
  readonly deviceFilter = input<DeviceTableElement['deviceFilter']>()
  readonly deviceComparator = input<DeviceTableElement['deviceComparator']>()
  readonly messages = input<DeviceTableElement['messages']>()
  readonly disableSearch = input(false)
  readonly deviceClick = output<DeviceClickEvent>()
}
