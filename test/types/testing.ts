import type { DeviceTableElement } from 'latchkey'
import { type PlatformCall, type SandboxDevice, screenOf, startPlatform } from 'latchkey/testing'
import { type Routable, routePlatform } from 'latchkey/testing/playwright'

declare const page: Routable
declare const table: DeviceTableElement

const devices: SandboxDevice[] = [
  { kind: 'lock', name: 'Front Door', locked: false, accessCodes: [{ name: 'Cleaning', code: '4711' }] },
  { kind: 'thermostat', name: 'Hallway', temperature: 70, customMetadata: { floor: '2' } },
  { kind: 'noise sensor', name: 'Loft', decibels: 40, properties: { online: false } },
  // @ts-expect-error -- A thermostat has no bolt.
  { kind: 'thermostat', name: 'Hallway', locked: true },
  // @ts-expect-error -- The kind is unknown.
  { kind: 'fridge', name: 'Kitchen' },
  // @ts-expect-error -- The name is missing.
  { kind: 'lock' }
]

const platform = startPlatform({ devices, latency: 20, faults: { '/devices/list': { status: 503, times: 2 } } })
export const sent: readonly PlatformCall[] = platform.calls('/locks/lock_door')
export const screen: Promise<HTMLElement> = screenOf(table)
export const none: Promise<HTMLElement> = screenOf(document.querySelector('x-device-table'))
export const routed = [routePlatform(page, { devices }), routePlatform(page)]
export const ended: Promise<void> = platform.end()
