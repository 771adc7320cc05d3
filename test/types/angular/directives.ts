import { Component } from '@angular/core'
import type { DeviceClickEvent, DeviceTableElement, LockChangeEvent, PlatformErrorEvent } from 'latchkey'
import { DeviceTable, LockDetails, SessionProvider } from 'latchkey/angular'

@Component({
  selector: 'app-root',
  imports: [DeviceTable, LockDetails, SessionProvider],
  template: `
    <x-session publishableKey="seam_pk1_key" sandbox (platformError)="fail($event)">
      <x-device-table
        #table
        id="doors"
        class="devices"
        heading="Doors"
        theme="dark"
        disable-resource-ids
        [deviceIds]="ids"
        [disableSearch]="true"
        [deviceFilter]="locksOnly"
        (click)="log(table)"
        (deviceClick)="hear($event)"
        (beforeChange)="$event.preventDefault()"
      />
      <x-lock-details [deviceId]="ids[0]" (lockChange)="hearLock($event)" />
      <x-device-table [headng]="'Doors'" /> <!-- refused: headng -->
      <x-device-table [deviceIds]="'a,b'" /> <!-- refused: string -->
      <x-device-table [disableSearch]="7" /> <!-- refused: number|7 -->
      <x-device-table theme="pink" /> <!-- refused: pink -->
      <x-device-table (deviceClik)="hear($event)" /> <!-- refused: Event -->
      <x-device-table (deviceClick)="hearLock($event)" /> <!-- refused: DeviceClickEvent -->
      <x-lock-details (deviceClick)="hear($event)" /> <!-- refused: Event -->
      <x-devce-table /> <!-- refused: x-devce-table -->
    </x-session>
  `
})
export class App {
  readonly ids = ['a', 'b']
  readonly locksOnly: DeviceTableElement['deviceFilter'] = (device) => device.can_remotely_lock === true
  log = (table: DeviceTableElement) => console.warn(table.deviceIds)
  hear = (event: DeviceClickEvent) => console.warn(event.detail.device_id)
  hearLock = (event: LockChangeEvent) => console.warn(event.detail.locked)
  fail = (event: PlatformErrorEvent) => console.warn(event.detail.error)
}
