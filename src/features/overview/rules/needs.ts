import type { Device, Issue } from '../../../core/resources/resources.js'
import { type IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { codeState, ownErrors } from '../../access-codes/rules/access-code-state.js'
import type { LockCode } from '../../access-codes/rules/house-codes.js'
import { type Cause, causesOf } from '../../device/rules/causes.js'
import { deviceErrors, deviceWarnings, passing } from '../../device/rules/device-issues.js'
import { battery, isToldByStatus, onlineStatus } from '../../device/rules/device-status.js'
import { needsBattery } from '../../device-table/rules/device-filter.js'
import { readTrouble, type Trouble } from '../../issues/rules/trouble.js'

/** A device, and what of it needs a person. */
export interface DeviceNeed {
  readonly device: Device
  readonly trouble: Trouble
}

/** A code that is not as it should be on its lock, and why. */
export interface CodeNeed extends LockCode {
  readonly trouble: Trouble
}

/** What needs a person, by its kind; each thing is told once. */
export interface Needs {
  readonly accounts: readonly Cause[]
  readonly hubs: readonly Cause[]
  /** Doors that are unlocked at night. */
  readonly doors: readonly Device[]
  readonly codes: readonly CodeNeed[]
  readonly problems: readonly DeviceNeed[]
  /** Devices that cannot be reached, for a reason of their own. */
  readonly offline: readonly DeviceNeed[]
  /** The emptiest first. */
  readonly batteries: readonly Device[]
  /** How many devices any of it is about. */
  readonly count: number
}

interface House {
  readonly devices: readonly Device[]
  readonly codes: readonly LockCode[]
  /** Doors that are unlocked at night. */
  readonly doors: readonly Device[]
}

/** What is told of all devices that have it together. */
const TOLD_TOGETHER: ReadonlySet<unknown> = new Set(['accountDisconnected', 'hubOffline'])

const UNREACHED: Issue = { error_code: 'device_offline' }

/** What is wrong with a device itself, errors first; a warning counts where a person can do something about it. */
function problemOf(device: Device, { passesError, passesWarning }: IssueFilters): Trouble | undefined {
  const errors = passing(deviceErrors(device), passesError)
    .filter((error) => !isToldByStatus(device, error))
    .map((error) => readTrouble(error, 'error'))
  const warnings = passing(deviceWarnings(device), passesWarning)
    .map((warning) => readTrouble(warning, 'warning'))
    .filter(({ step }) => step !== 'none')
  return [...errors, ...warnings].find(({ remedy, step }) => step !== 'wait' && !TOLD_TOGETHER.has(remedy))
}

function offlineNeed(device: Device, { passesError }: IssueFilters): DeviceNeed {
  const told = passing(deviceErrors(device), passesError).find((error) => isToldByStatus(device, error))
  return { device, trouble: readTrouble(told ?? UNREACHED, 'error') }
}

function codeNeeds(codes: readonly LockCode[], filters: IssueFilters, now: number): readonly CodeNeed[] {
  return codes.flatMap(({ code, lock }) => {
    const [error] = codeState(code, lock, filters, now) === 'faulty' ? ownErrors(code, filters) : []
    return error ? { code, lock, trouble: readTrouble(error, 'error', code) } : []
  })
}

const levelOf = (device: Device): number => battery(device)?.level ?? 0

/** Finds what needs a person. @param now in ms since 1970 */
export function needsOf({ devices, codes, doors }: House, filters: IssueFilters, now: number): Needs {
  const causes = causesOf(devices, filters.passesError)
  const accounts = causes.filter(({ kind }) => kind === 'account')
  const hubs = causes.filter(({ kind }) => kind === 'hub')
  const together = new Set([...accounts, ...hubs].flatMap(({ devices: having }) => having))
  const faulty = codeNeeds(codes, filters, now)
  const problems = devices.flatMap((device) => {
    const trouble = problemOf(device, filters)
    return trouble ? { device, trouble } : []
  })
  const offline = devices
    .filter((device) => onlineStatus(device) !== 'online' && !together.has(device))
    .map((device) => offlineNeed(device, filters))
  const batteries = devices.filter(needsBattery).toSorted((first, second) => levelOf(first) - levelOf(second))
  const concerned = new Set(
    [
      ...together,
      ...doors,
      ...faulty.map(({ lock }) => lock),
      ...[...problems, ...offline].map(({ device }) => device),
      ...batteries
    ].map(({ device_id }) => device_id)
  )
  return { accounts, hubs, doors, codes: faulty, problems, offline, batteries, count: concerned.size }
}
