import {
  type AccessCodeRecord,
  type AccessCodeWarningCode,
  accessCodeDefaults,
  accessCodeError,
  accessCodeOnDevice,
  accessCodeWarning,
  pendingMutation,
  pendingUpdates
} from './data/access-code-record.js'
import { accessCodeId, createInitialAccessCodes, generateUnusedPin } from './data/access-codes.js'
import type { DeviceRecord } from './data/device-record.js'
import { NO_CODE_ISSUES } from './data/logged-event.js'
import { type DeviceItems, itemFinder, type OwnedItem, type SandboxBase } from './device-items.js'
import type { EventLog } from './event-log.js'
import { createRandom } from './random.js'
import { RequestError } from './request-error.js'

/** How long a device takes to set or update a code, in ms. */
const SETTING_TIME = 3_000
/** How long a device takes to remove a code, in ms. */
const REMOVING_TIME = 2_000
/** How long a sample is being set after it was first read, in ms. Long enough to see the state. */
const SAMPLE_SETTING_TIME = 10_000
/** Maximum number of codes of a device that does not report one. */
const MAX_CODES = 1_000
/** Number of the first created code. Lower numbers belong to samples. */
const FIRST_NUMBER = 1_001

/** The fields of a code that the user can edit. */
export type AccessCodeDraft = Pick<AccessCodeRecord, 'name' | 'code' | 'type' | 'starts_at' | 'ends_at'>

export type AccessCodes = ReturnType<typeof createAccessCodes>

/** Returns `true` if the device generates the PINs of its codes and accepts no others. */
export const choosesPins = ({ properties }: DeviceRecord): boolean =>
  properties.code_constraints?.some(({ constraint_type: type }) => type === 'cannot_specify_pin_code') === true

/** Devices that are offline or have an error receive no commands. */
export const isReachable = ({ properties, errors }: DeviceRecord): boolean => properties.online && errors.length === 0

interface AccessCodesOptions extends SandboxBase {
  eventLog: Pick<EventLog, 'record'>
  /** Overrides the durations above, in ms. */
  commandTime: number | undefined
}

/**
 * Creates the access codes of a new sandbox, newest first, and simulates how devices set and remove them. Initial codes
 * are created when a device's codes are first read.
 */
export function createAccessCodes(options: AccessCodesOptions) {
  const { seed, start, devices, scheduler, eventLog, commandTime } = options
  const lists = new Map<string, AccessCodeRecord[]>()
  const nextSteps = new WeakMap<AccessCodeRecord, () => void>()
  const random = createRandom(`${seed}:digits`)
  let createdCount = 0

  /** Schedules the next state change of a code, replacing the one scheduled before. */
  function scheduleStep(code: AccessCodeRecord, at: number, step: () => void): void {
    nextSteps.set(code, step)
    scheduler.schedule(at, () => {
      if (nextSteps.get(code) === step) step()
    })
  }

  const isoNow = (): string => new Date(scheduler.now).toISOString()

  const setWarning = (code: AccessCodeRecord, warning: AccessCodeWarningCode): void => {
    code.warnings = [accessCodeWarning(warning, isoNow())]
  }

  const scheduleEnd = (device: DeviceRecord, code: AccessCodeRecord, endsAt: string): void =>
    scheduleStep(code, Date.parse(endsAt), () => startRemoving(device, code))

  const scheduleStart = (device: DeviceRecord, code: AccessCodeRecord, startsAt: string): void =>
    scheduleStep(code, Date.parse(startsAt), () => activate(device, code))

  /** Sets a code on its device, or schedules that for its start. */
  function activate(device: DeviceRecord, code: AccessCodeRecord): void {
    if (code.starts_at !== null && Date.parse(code.starts_at) > scheduler.now) {
      Object.assign(code, { status: 'unset', pending_mutations: [] })
      return scheduleStart(device, code, code.starts_at)
    }
    if (!isReachable(device)) {
      code.status = 'setting'
      const { access_code_id } = code
      const delay = { event_type: 'access_code.delay_in_setting_on_device', access_code_id } as const
      eventLog.record(device, { ...delay, ...NO_CODE_ISSUES })
      return setWarning(code, 'delay_in_setting_on_device')
    }
    Object.assign(code, { status: 'set', errors: [], warnings: [], pending_mutations: [] })
    code.code ??= generate(device)
    const { access_code_id, code: digits } = code
    eventLog.record(device, { event_type: 'access_code.set_on_device', access_code_id, code: digits })
    if (code.ends_at !== null) scheduleEnd(device, code, code.ends_at)
  }

  function startSetting(device: DeviceRecord, code: AccessCodeRecord, duration = commandTime ?? SETTING_TIME): void {
    code.status = 'setting'
    scheduleStep(code, scheduler.now + duration, () => activate(device, code))
  }

  function startRemoving(device: DeviceRecord, code: AccessCodeRecord): void {
    code.status = 'removing'
    code.pending_mutations = pendingMutation('deleting', isoNow())
    scheduleStep(code, scheduler.now + (commandTime ?? REMOVING_TIME), () => {
      if (!isReachable(device)) return setWarning(code, 'delay_in_removing_from_device')
      const codes = list(device)
      codes.splice(codes.indexOf(code), 1)
      const { access_code_id } = code
      eventLog.record(device, { event_type: 'access_code.removed_from_device', access_code_id })
    })
  }

  /** Samples with an issue keep their state. */
  function scheduleSample(device: DeviceRecord, code: AccessCodeRecord): void {
    const { status, starts_at: startsAt, ends_at: endsAt, errors, warnings } = code
    if (status === 'setting' && errors.length + warnings.length === 0) startSetting(device, code, SAMPLE_SETTING_TIME)
    else if (status === 'unset' && startsAt !== null && Date.parse(startsAt) > start)
      scheduleStart(device, code, startsAt)
    else if (status === 'set' && endsAt !== null) scheduleEnd(device, code, endsAt)
  }

  function list(device: DeviceRecord): AccessCodeRecord[] {
    const existing = lists.get(device.device_id)
    if (existing) return existing
    const initial = createInitialAccessCodes(device, seed, start, devices.configured?.accessCodes.get(device.device_id))
    lists.set(device.device_id, initial)
    for (const code of initial) scheduleSample(device, code)
    scheduler.runDue(scheduler.now)
    return initial
  }

  /** Generates a PIN that the device accepts. */
  const generate = (device: DeviceRecord): string => generateUnusedPin(device, list(device), random)

  const hasSpace = (device: DeviceRecord): boolean =>
    list(device).length < (device.properties.max_active_codes_supported ?? MAX_CODES)

  /** @throws {RequestError} if the device has no room for another code */
  function requireSpace(device: DeviceRecord): void {
    if (hasSpace(device)) return
    throw new RequestError(400, 'no_space_for_access_code_on_device', 'The device has no room for another code.')
  }

  const nextId = (device: DeviceRecord): string => accessCodeId(device, FIRST_NUMBER + createdCount++)

  const items: DeviceItems<AccessCodeRecord, AccessCodeDraft & { common_code_key?: string }> = {
    list,
    find: itemFinder(devices, ['access_code', 'access_code_id'], list),
    create(device, draft) {
      requireSpace(device)
      const access_code_id = nextId(device)
      const code: AccessCodeRecord = {
        ...accessCodeDefaults,
        access_code_id,
        device_id: device.device_id,
        ...draft,
        code: draft.code ?? (choosesPins(device) ? null : generate(device)),
        status: 'setting',
        pending_mutations: pendingMutation('creating', isoNow()),
        created_at: isoNow(),
        is_offline_access_code: false,
        errors: [...device.errors],
        warnings: []
      }
      list(device).unshift(code)
      eventLog.record(device, { event_type: 'access_code.created', access_code_id })
      if (code.starts_at !== null && Date.parse(code.starts_at) > scheduler.now) activate(device, code)
      else startSetting(device, code)
      return code
    },
    update({ device, item }, draft) {
      const isNew = item.pending_mutations.some((mutation) => mutation.mutation_code === 'creating')
      if (!isNew) item.pending_mutations = pendingUpdates(item, draft, isoNow())
      Object.assign(item, draft)
      eventLog.record(device, { event_type: 'access_code.changed', access_code_id: item.access_code_id })
      startSetting(device, item)
      return {}
    },
    remove({ device, item }) {
      if (item.is_offline_access_code) {
        throw new RequestError(400, 'offline_access_code', 'An offline access code cannot be removed remotely.')
      }
      startRemoving(device, item)
    }
  }

  return {
    ...items,
    list,
    generate,
    hasSpace,
    requireSpace,
    /** Completes at once what the device does with a code. */
    settle: ({ device, item }: OwnedItem<AccessCodeRecord>): void => activate(device, item),
    /** Returns an unused common key. */
    newCommonKey: (): string => `common_code_${FIRST_NUMBER + createdCount}`,
    /** Returns the codes that were created together. */
    findByCommonKey: (key: string): OwnedItem<AccessCodeRecord>[] =>
      [...lists].flatMap(([deviceId, codes]) => {
        const device = devices.find(deviceId)
        const found = codes.filter(({ common_code_key }) => common_code_key === key)
        return device ? found.map((item) => ({ device, item })) : []
      }),
    /** Stops setting a code, with an error. */
    fail({ item }: OwnedItem<AccessCodeRecord>): void {
      nextSteps.delete(item)
      item.errors = [accessCodeError('failed_to_set_on_device', isoNow())]
    },
    /** Replaces a code that is not on the device by its backup code, which is. @throws {RequestError} if it has none */
    pullBackup({ device, item }: OwnedItem<AccessCodeRecord>): AccessCodeRecord {
      if (!item.is_backup_access_code_available) {
        throw new RequestError(400, 'no_backup_access_code_available', 'The access code has no backup access code.')
      }
      const access_code_id = nextId(device)
      const backup = accessCodeOnDevice({ ...item, access_code_id, code: generate(device), created_at: isoNow() })
      list(device).unshift(backup)
      item.is_backup_access_code_available = false
      item.pulled_backup_access_code_id = access_code_id
      setWarning(item, 'using_backup_access_code')
      return backup
    },
    /** Removes an error of a device or its account from the device's codes. */
    clearError(device: DeviceRecord, errorCode: string): void {
      for (const code of lists.get(device.device_id) ?? []) {
        code.errors = code.errors.filter((error) => error.error_code !== errorCode)
      }
    }
  }
}
