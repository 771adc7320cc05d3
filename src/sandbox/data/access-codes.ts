import { createRandom, pick, randomDigits } from '../random.js'
import {
  type AccessCodeRecord,
  accessCodeDefaults,
  accessCodeError,
  accessCodeWarning,
  pendingMutation
} from './access-code-record.js'
import type { SandboxAccessCode } from './configured-devices.js'
import { type DeviceRecord, itemId } from './device-record.js'
import { type AccessCodeTraits, sampleAccessCodes } from './sample-access-codes.js'
import { DAY } from './time.js'

const codeNames = ['Cleaning', 'Caretaker', 'Guest Weber', 'Guest Okafor', 'Guest Tanaka', 'Plumber', 'Owner'] as const

/** Names of people who have the same PIN on all locks with the same PIN length. */
const staffNames: ReadonlySet<string | null> = new Set(['Cleaning', 'Caretaker'])

/** Number of codes of devices that do not have a random number. */
const codeCounts: Record<string, number> = {
  device_front_door: 6,
  device_back_door: 1,
  device_cellar: 0,
  device_staff_entrance: 230
}

/** Validity in days from now: unlimited, current, upcoming and past. */
const timeWindows = [undefined, [-2, 5], [3, 10], [-20, -6]] as const

export const accessCodeId = (device: DeviceRecord, number: number): string =>
  itemId('access_code', device.device_id, number)

const defaultPinLength = (device: DeviceRecord): number => device.properties.supported_code_lengths?.[0] ?? 4

/** Generates a PIN that the device accepts and does not have yet. */
export function generateUnusedPin(
  device: DeviceRecord,
  codes: readonly AccessCodeRecord[],
  random: () => number
): string {
  const length = defaultPinLength(device)
  let pin: string
  do pin = randomDigits(random, length)
  while (codes.some(({ code }) => code === pin))
  return pin
}

function statusInWindow([from, to]: readonly [number, number]): AccessCodeRecord['status'] {
  return from > 0 || to < 0 ? 'unset' : 'set'
}

function pendingMutationsFor(status: AccessCodeRecord['status'], at: string): AccessCodeRecord['pending_mutations'] {
  if (status === 'setting') return pendingMutation('creating', at)
  return status === 'removing' ? pendingMutation('deleting', at) : []
}

function randomTraits(count: number, random: () => number): AccessCodeTraits[] {
  return Array.from({ length: count }, (_, index) => ({
    name: codeNames[index] ?? `Guest ${index + 1}`,
    days: index < timeWindows.length ? timeWindows[index] : pick(random, timeWindows)
  }))
}

/**
 * Creates the initial access codes of a device, newest first.
 *
 * @param configured Codes from the sandbox options. They replace the samples.
 */
export function createInitialAccessCodes(
  device: DeviceRecord,
  seed: number,
  start: number,
  configured?: readonly SandboxAccessCode[]
): AccessCodeRecord[] {
  if (!device.can_program_online_access_codes && !device.can_program_offline_access_codes) return []
  const random = createRandom(`${seed}:codes:${device.device_id}`)
  const time = (days: number): string => new Date(start + days * DAY).toISOString()
  const count = codeCounts[device.device_id] ?? 1 + Math.floor(random() * 5)
  const codes: AccessCodeRecord[] = []
  function pinFor(name: string | null): string {
    const unusedPin = generateUnusedPin(device, codes, random)
    const sharedPin = staffNames.has(name)
      ? randomDigits(createRandom(`${seed}:codes of ${name}`), defaultPinLength(device))
      : unusedPin
    return codes.some(({ code }) => code === sharedPin) ? unusedPin : sharedPin
  }
  const allTraits: readonly (AccessCodeTraits & SandboxAccessCode)[] =
    configured ?? sampleAccessCodes[device.device_id] ?? randomTraits(count, random)
  for (const [index, traits] of allTraits.entries()) {
    const { name, days, hasNoCode, isOffline, hasBackup = false, errors = [], warnings = [] } = traits
    const status = traits.status ?? (days ? statusInWindow(days) : 'set')
    // Before the window of uses, whose start is rounded to the minute.
    const createdAt = time(-31 - index)
    codes.push({
      ...accessCodeDefaults,
      is_backup_access_code_available: hasBackup,
      access_code_id: accessCodeId(device, index + 1),
      device_id: device.device_id,
      name,
      code: hasNoCode ? null : (traits.code ?? pinFor(name)),
      type: days ? 'time_bound' : 'ongoing',
      status,
      pending_mutations: pendingMutationsFor(status, createdAt),
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
