import type { IssueFilter } from '../../../core/resources/host-functions.js'
import { toPublicResource } from '../../../core/resources/public-resource.js'
import type { Device, Issue } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { hubName, manufacturerName } from './device.js'
import { deviceErrors } from './device-issues.js'
import { hasLowBattery } from './device-status.js'

/** Error codes that several devices have for the same cause. */
const SHARED_CODES: ReadonlySet<unknown> = new Set(['account_disconnected', 'hub_disconnected', 'bridge_disconnected'])

/** Returns the errors of a device that others may share. */
const sharedErrors = (device: Device, passes: IssueFilter): readonly Issue[] =>
  deviceErrors(device).filter((error) => SHARED_CODES.has(error.error_code) && passes(toPublicResource(error)))

/** A common cause of issues, which is resolved once for all its devices. */
export interface Cause {
  /** Identifies the cause. */
  readonly key: string
  readonly kind: 'account' | 'hub' | 'batteries'
  /** The platform's error code, or our own for batteries. */
  readonly code: string
  /** Name of the account or hub, if known. */
  readonly name: string | undefined
  /** The affected devices; at least one. */
  readonly devices: readonly [Device, ...Device[]]
}

/** Returns the causes of a device, by key. */
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

/** Returns the causes of issues: accounts, hubs, then batteries, each by number of devices. */
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

/** Returns `true` if a device currently has a cause. */
export const hasCause = (device: Device, { key }: Cause, passes: IssueFilter): boolean =>
  keysOf(device, passes).some((cause) => cause.key === key)
