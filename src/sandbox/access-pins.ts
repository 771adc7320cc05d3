import { type AccessCodeDraft, type AccessCodes, choosesPins } from './access-codes.js'
import { issueFields, type StoredGrant, type StoredMethod } from './access-grant-record.js'
import type { AccessCodeRecord } from './data/access-code-record.js'
import type { DeviceRecord } from './data/device-record.js'
import type { OwnedItem } from './device-items.js'
import { getPinError } from './pin-error.js'

type Warn = (warning: StoredGrant['grant']['warnings'][number]) => void

/** Returns the fields of an access code with the times of an access grant. */
const timesOf = ({ grant }: StoredGrant, now: number): Pick<AccessCodeDraft, 'type' | 'starts_at' | 'ends_at'> => {
  const { starts_at, ends_at } = grant
  if (ends_at !== null) return { type: 'time_bound', starts_at, ends_at }
  return { type: 'ongoing', starts_at: Date.parse(starts_at) > now ? starts_at : null, ends_at: null }
}

/** Puts the PIN of an access grant on locks: one access code per lock. */
export function createAccessPins(accessCodes: AccessCodes, scheduler: { readonly now: number }) {
  const isOnDevice = ({ device, item }: OwnedItem<AccessCodeRecord>): boolean =>
    item.status !== 'removing' && accessCodes.list(device).includes(item)

  /** Returns the digits for a device, or `null` if it generates its own. */
  function digitsFor(device: DeviceRecord, wanted: string | undefined, isRequested: boolean, warn: Warn) {
    if (choosesPins(device)) return null
    if (wanted !== undefined && getPinError(accessCodes, device, wanted) === undefined) return wanted
    const digits = accessCodes.generate(device)
    if (wanted !== undefined && isRequested) {
      const warning_code = 'requested_code_unavailable'
      const { device_id } = device
      const fields = issueFields(warning_code, scheduler.now)
      warn({ ...fields, warning_code, device_id, original_code: wanted, new_code: digits })
    }
    return digits
  }

  return {
    /**
     * Puts a PIN on all locks. Locks that reject it get other digits.
     *
     * @param requested PIN of the request. If omitted, the first lock determines it.
     * @returns the access codes, and the ids of locks without space for one
     */
    create(stored: StoredGrant, requested: string | undefined, warn: Warn) {
      const codes: OwnedItem<AccessCodeRecord>[] = []
      const missing: string[] = []
      let wanted = requested
      for (const device of stored.doors.devices) {
        const { device_id } = device
        if (!device.can_program_online_access_codes) {
          const warning_code = 'device_does_not_support_access_codes'
          warn({ ...issueFields(warning_code, scheduler.now), warning_code, device_id })
        } else if (accessCodes.hasSpace(device)) {
          const code = digitsFor(device, wanted, requested !== undefined, warn)
          wanted ??= code ?? undefined
          const times = timesOf(stored, scheduler.now)
          codes.push({ device, item: accessCodes.create(device, { name: stored.grant.display_name, code, ...times }) })
        } else missing.push(device_id)
      }
      return { codes, missing, digits: wanted }
    },
    /** Sends the name and the times of an access grant to its locks. */
    update(stored: StoredGrant, { codes }: StoredMethod): void {
      for (const owned of codes.filter(isOnDevice)) {
        const { code } = owned.item
        accessCodes.update(owned, { name: stored.grant.display_name, code, ...timesOf(stored, scheduler.now) })
      }
    },
    /** Completes at once what the locks do with a PIN. */
    settle({ codes }: StoredMethod): void {
      for (const owned of codes) accessCodes.settle(owned)
    },
    /** Reports that the locks do not take a PIN. */
    fail({ codes }: StoredMethod): void {
      for (const owned of codes) accessCodes.fail(owned)
    },
    remove({ codes }: StoredMethod): void {
      for (const owned of codes.filter(isOnDevice)) accessCodes.remove(owned)
    }
  }
}

export type AccessPins = ReturnType<typeof createAccessPins>
