import { digits, pick, randomFrom } from '../random.js'
import { accessCodeError, accessCodeWarning } from './access-code-issues.js'
import { usualCode, type AccessCodeRecord } from './access-code-record.js'
import type { DeviceRecord } from './device-record.js'
import { pendingWork } from './pending-mutations.js'
import type { SandboxAccessCode } from './described-devices.js'
import { sampleAccessCodes, type AccessCodeTraits } from './sample-access-codes.js'

const DAY = 86_400_000

const holders = ['Cleaning', 'Caretaker', 'Guest Weber', 'Guest Okafor', 'Guest Tanaka', 'Plumber', 'Owner'] as const

/** Who has the same digits on all locks that take as many. */
const staff: ReadonlySet<string | null> = new Set(['Cleaning', 'Caretaker'])

/** How many codes there are on a device, where it is not left to chance. */
const counts: Record<string, number> = {
  device_front_door: 6,
  device_back_door: 1,
  device_cellar: 0,
  device_staff_entrance: 230
}

/** The days from now in which a code holds: for ever, now, later, or no more. */
const windows = [undefined, [-2, 5], [3, 10], [-20, -6]] as const

/** The id of a code of a device. */
export const accessCodeId = (device: DeviceRecord, number: number): string =>
  `access_code_${device.device_id.replace('device_', '')}_${number}`

const usualLength = (device: DeviceRecord): number => device.properties.supported_code_lengths?.[0] ?? 4

/** Digits that the device takes and none of its codes has. */
export function freeDigits(device: DeviceRecord, codes: readonly AccessCodeRecord[], random: () => number): string {
  const length = usualLength(device)
  let free: string
  do free = digits(random, length)
  while (codes.some(({ code }) => code === free))
  return free
}

function statusOf([from, to]: readonly [number, number]): AccessCodeRecord['status'] {
  return from > 0 || to < 0 ? 'unset' : 'set'
}

function pendingIn(status: AccessCodeRecord['status'], at: string): AccessCodeRecord['pending_mutations'] {
  if (status === 'setting') return pendingWork('creating', at)
  return status === 'removing' ? pendingWork('deleting', at) : []
}

function makeTraits(count: number, random: () => number): AccessCodeTraits[] {
  return Array.from({ length: count }, (_, index) => ({
    name: holders[index] ?? `Guest ${index + 1}`,
    days: index < windows.length ? windows[index] : pick(random, windows)
  }))
}

/**
 * The access codes that a device begins with, the newest first: a few, where it takes any.
 *
 * @param described those that it is to have in their place.
 */
export function makeAccessCodes(
  device: DeviceRecord,
  seed: number,
  start: number,
  described?: readonly SandboxAccessCode[]
): AccessCodeRecord[] {
  if (!device.can_program_online_access_codes && !device.can_program_offline_access_codes) return []
  const random = randomFrom(`${seed}:codes:${device.device_id}`)
  const time = (days: number): string => new Date(start + days * DAY).toISOString()
  const count = counts[device.device_id] ?? 1 + Math.floor(random() * 5)
  const codes: AccessCodeRecord[] = []
  function digitsFor(name: string | null): string {
    const own = freeDigits(device, codes, random)
    const shared = staff.has(name) ? digits(randomFrom(`${seed}:codes of ${name}`), usualLength(device)) : own
    return codes.some(({ code }) => code === shared) ? own : shared
  }
  const all: readonly (AccessCodeTraits & SandboxAccessCode)[] =
    described ?? sampleAccessCodes[device.device_id] ?? makeTraits(count, random)
  for (const [index, traits] of all.entries()) {
    const { name, days, hasNoCode, isOffline, hasBackup = false, errors = [], warnings = [] } = traits
    const status = traits.status ?? (days ? statusOf(days) : 'set')
    const createdAt = time(-30 - index)
    codes.push({
      ...usualCode,
      is_backup_access_code_available: hasBackup,
      access_code_id: accessCodeId(device, index + 1),
      device_id: device.device_id,
      name,
      code: hasNoCode ? null : (traits.code ?? digitsFor(name)),
      type: days ? 'time_bound' : 'ongoing',
      status,
      pending_mutations: pendingIn(status, createdAt),
      starts_at: days ? time(days[0]) : null,
      ends_at: days ? time(days[1]) : null,
      created_at: createdAt,
      is_offline_access_code: isOffline ?? !device.can_program_online_access_codes,
      errors: [...device.errors, ...errors.map((code) => accessCodeError(code, createdAt))],
      warnings: warnings.map((code) => accessCodeWarning(code, createdAt))
    })
  }
  return codes
}
