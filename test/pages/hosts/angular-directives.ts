import '@angular/compiler'
import { Component, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import type { DeviceClickEvent, DeviceTableElement } from 'latchkey'
import { DeviceTable, SessionProvider } from 'latchkey/angular'

/** Page of an Angular application that uses the directives of `latchkey/angular`. */
@Component({
  selector: 'main',
  imports: [DeviceTable, SessionProvider],
  template: `
    <button type="button" (click)="render()">Render</button>
    <button type="button" (click)="opensDetails.set(true)">Let details open</button>
    <button type="button" (click)="isShown.set(!isShown())">Show or hide</button>
    <button type="button" (click)="opened.set('device_garage')">Open the garage</button>
    <button type="button" (click)="opened.set(undefined)">Close it</button>
    <p>Opened: {{ opened() ?? 'none' }}</p>
    <output>{{ clicked().join(' ') }}</output>
    <x-session [endpoint]="endpoint" publishableKey="seam_pk_test" userIdentifierKey="jane">
      @if (isShown()) {
        <x-device-table
          [heading]="'Doors ' + renders()"
          [disableLockUnlock]="renders() > 1"
          [deviceIds]="deviceIds"
          [deviceFilter]="locksOnly"
          [(openedDeviceId)]="opened"
          (deviceClick)="hear($event)"
        />
      }
    </x-session>
  `
})
class Host {
  readonly endpoint = document.documentElement.dataset.platform
  readonly isShown = signal(true)
  readonly opensDetails = signal(false)
  readonly renders = signal(1)
  readonly opened = signal<string | undefined>(undefined)
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
