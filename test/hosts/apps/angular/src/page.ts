import { ApplicationRef, Component, computed, inject, signal } from '@angular/core'
import type { DeviceClickEvent, DeviceTableElement } from 'latchkey'
import { DeviceTable, SessionProvider } from 'latchkey/angular'
import { Rooms } from './rooms'

type DeviceFilter = DeviceTableElement['deviceFilter']
type DeviceComparator = DeviceTableElement['deviceComparator']

@Component({
  selector: 'main',
  imports: [DeviceTable, Rooms, SessionProvider],
  templateUrl: './page.html'
})
export class Page {
  private readonly application = inject(ApplicationRef)

  readonly endpoint = new URLSearchParams(location.search).get('platform') ?? ''
  readonly renders = signal(1)
  readonly isFiltered = signal(true)
  readonly deviceIds = signal<string[] | undefined>(undefined)
  readonly isBackwards = signal(false)
  readonly messages = signal<DeviceTableElement['messages']>(undefined)
  readonly hasSearch = signal(true)
  readonly opensDetails = signal(false)
  readonly isShown = signal(true)
  readonly isKept = signal(false)
  readonly isSwapped = signal(false)
  readonly isSignedOut = signal(false)
  readonly user = signal('jane')
  readonly clicked = signal<readonly string[]>([])
  readonly ids = computed(() => (this.isSwapped() ? ['rooms', 'doors'] : ['doors', 'rooms']))

  readonly doorsOnly: DeviceFilter = (device, search) =>
    device.device_id.endsWith('_door') && device.device_id.includes(search)
  readonly byName: DeviceComparator = (first, second) => (first.device_id < second.device_id ? -1 : 1)
  readonly byNameBackwards: DeviceComparator = (first, second) => (first.device_id < second.device_id ? 1 : -1)

  hear(event: DeviceClickEvent) {
    if (!this.opensDetails()) event.preventDefault()
    this.clicked.update((previous) => [...previous, event.detail.device_id])
  }

  unmount() {
    this.application.destroy()
  }
}
