import type { IssueFilter } from '../../../core/resources/host-functions.js'
import { toPublicResource } from '../../../core/values/public-resource.js'
import type { Device, Issue } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { deviceErrors } from './device-issues.js'
import { battery, isBatteryLow, onlineStatus } from './device-status.js'
import { hubName, manufacturerName } from './device.js'

/** What is wrong with many devices at once, where it is wrong. */
const SHARED_CODES: ReadonlySet<unknown> = new Set(['account_disconnected', 'hub_disconnected', 'bridge_disconnected'])

/** What is wrong with a device, as far as others may have it for the same cause. */
const sharedErrors = (device: Device, passes: IssueFilter): readonly Issue[] =>
  deviceErrors(device).filter((error) => SHARED_CODES.has(error.error_code) && passes(toPublicResource(error)))

/** Whether the battery of a device is known to be low. */
export function hasLowBattery(device: Device): boolean {
  const known = battery(device)
  return !!known && isBatteryLow(known) && onlineStatus(device) === 'online'
}

/** How many causes are seen before somebody asks for all. */
export const SEEN_CAUSES = 3

/** Why something is wrong with some devices, which is mended once for all of them. */
export interface Cause {
  /** Tells it from the others. */
  readonly key: string
  readonly kind: 'account' | 'hub' | 'batteries'
  /** In the platform's words; of batteries it has none. */
  readonly code: string
  /** Whose account, or which hub, it is, where that is known. */
  readonly name: string | undefined
  /** Those that have it; at least one. */
  readonly devices: readonly [Device, ...Device[]]
}

/** By what the causes of a device are told from those of others. */
function keysOf(device: Device, passes: IssueFilter): readonly Omit<Cause, 'devices'>[] {
  const account = parseString(device.connected_account_id) ?? device.device_id
  const causes = sharedErrors(device, passes).map((error): Omit<Cause, 'devices'> => {
    const code = parseString(error.error_code) ?? ''
    if (code === 'account_disconnected') {
      const name = parseString(device.device_provider?.display_name) ?? manufacturerName(device)
      return { key: `account ${account}`, kind: 'account', code, name }
    }
    const name = hubName(device)
    return { key: ['hub', account, name].join(' '), kind: 'hub', code, name }
  })
  return hasLowBattery(device)
    ? [...causes, { key: 'batteries', kind: 'batteries', code: 'low_battery', name: undefined }]
    : causes
}

const ORDER = ['account', 'hub', 'batteries'] as const

/** Why something is wrong with these devices: accounts first, then hubs, then batteries, each by how many have it. */
export function causesOf(devices: readonly Device[], passes: IssueFilter): readonly Cause[] {
  const causes = new Map<string, Omit<Cause, 'devices'> & { readonly devices: [Device, ...Device[]] }>()
  for (const device of devices) {
    for (const cause of keysOf(device, passes)) {
      const known = causes.get(cause.key)
      if (!known) causes.set(cause.key, { ...cause, devices: [device] })
      else if (known.devices.at(-1) !== device) known.devices.push(device)
    }
  }
  return [...causes.values()].toSorted(
    (first, second) =>
      ORDER.indexOf(first.kind) - ORDER.indexOf(second.kind) || second.devices.length - first.devices.length
  )
}

/** Whether a device has a cause, as it is now. */
export const hasCause = (device: Device, { key }: Cause, passes: IssueFilter): boolean =>
  keysOf(device, passes).some((cause) => cause.key === key)
