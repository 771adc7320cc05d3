import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import type { DeviceClickEvent, DeviceTableElement } from 'latchkey'
import 'latchkey/elements/device-table'
import 'latchkey/elements/session'

/** Page of an Angular application with options as attributes and properties, and a table that is added and removed. */
@Component({
  selector: 'main',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" (click)="render()">Render</button>
    <button type="button" (click)="opensDetails.set(true)">Let details open</button>
    <button type="button" (click)="isShown.set(!isShown())">Show or hide</button>
    <output>{{ clicked().join(' ') }}</output>
    <x-session [endpoint]="endpoint" publishable-key="seam_pk_test" user-identifier-key="jane">
      @if (isShown()) {
        <x-device-table
          [attr.heading]="'Doors ' + renders()"
          [attr.disable-lock-unlock]="renders() > 1 ? '' : null"
          show-back="false"
          [deviceIds]="deviceIds"
          [deviceFilter]="locksOnly"
          (device-click)="hear($event)"
        ></x-device-table>
      }
    </x-session>
  `
})
class Host {
  readonly endpoint = document.documentElement.dataset.platform
  readonly isShown = signal(true)
  readonly opensDetails = signal(false)
  readonly renders = signal(1)
  readonly clicked = signal<readonly string[]>([])
  readonly deviceIds = ['device_front_door', 'device_back_door', 'device_garage']
  readonly locksOnly: DeviceTableElement['deviceFilter'] = (device, search) =>
    device.can_remotely_lock === true && device.device_id.includes(search)

  render() {
    this.renders.update((renders) => renders + 1)
  }

  hear(event: DeviceClickEvent) {
    if (!this.opensDetails()) event.preventDefault()
    this.clicked.update((previous) => [...previous, event.detail.device_id])
  }
}

document.body.append(document.createElement('main'))
void bootstrapApplication(Host)
