import type { Scheduler } from './scheduler.js'
import {
  accessCodeWarning,
  type AccessCodeWarningCode,
  accessCodeDefaults,
  type AccessCodeRecord,
  pendingUpdates,
  pendingMutation
} from './data/access-code-record.js'
import { accessCodeId, generateUnusedPin, createInitialAccessCodes } from './data/access-codes.js'
import type { DeviceRecord } from './data/device-record.js'
import { NO_CODE_ISSUES } from './data/logged-event.js'
import type { Devices } from './devices.js'
import type { EventLog } from './event-log.js'
import { createRandom } from './random.js'

/** How long a device takes to set or update a code, in ms. */
const SETTING_TIME = 3_000
/** How long a device takes to remove a code, in ms. */
const REMOVING_TIME = 2_000
/** How long a sample is being set after it was first read, in ms. Long enough to see the state. */
const SAMPLE_SETTING_TIME = 10_000
/** Number of the first created code. Lower numbers belong to samples. */
const FIRST_NUMBER = 1_001

/** The fields of a code that the user can edit. */
export type AccessCodeDraft = Pick<AccessCodeRecord, 'name' | 'code' | 'type' | 'starts_at' | 'ends_at'>

/** The access codes of all devices. Initial codes are created when a device's codes are first read. */
export interface AccessCodes {
  /** Returns the codes of a device, newest first. */
  list(device: DeviceRecord): AccessCodeRecord[]
  find(accessCodeId: string): { device: DeviceRecord; code: AccessCodeRecord } | undefined
  /** Generates a PIN that the device accepts. */
  generate(device: DeviceRecord): string
  /** @param commonKey Key of codes that were created together. */
  create(device: DeviceRecord, draft: AccessCodeDraft, commonKey?: string): AccessCodeRecord
  /** Returns an unused common key. */
  newCommonKey(): string
  /** Returns the codes that were created together. */
  findByCommonKey(key: string): { device: DeviceRecord; code: AccessCodeRecord }[]
  update(device: DeviceRecord, code: AccessCodeRecord, draft: AccessCodeDraft): void
  remove(device: DeviceRecord, code: AccessCodeRecord): void
  /**
   * Replaces a code that is not on the device by its backup code, which is. Returns `undefined` if there is no backup
   * code.
   */
  pullBackup(device: DeviceRecord, code: AccessCodeRecord): AccessCodeRecord | undefined
  /** Removes an error of a device or its account from the device's codes. */
  clearError(device: DeviceRecord, errorCode: string): void
}

/** Returns `true` if the device generates the PINs of its codes and accepts no others. */
export const choosesPins = ({ properties }: DeviceRecord): boolean =>
  properties.code_constraints?.some(({ constraint_type: type }) => type === 'cannot_specify_pin_code') === true

/** Devices that are offline or have an error receive no commands. */
const isReachable = ({ properties, errors }: DeviceRecord): boolean => properties.online && errors.length === 0

interface AccessCodesOptions {
  seed: number
  start: number
  devices: Devices
  scheduler: Scheduler
  eventLog: Pick<EventLog, 'record'>
  /** Overrides the durations above, in ms. */
  commandTime: number | undefined
}

/** Creates the access codes of a new sandbox and simulates how devices set and remove them. */
export function createAccessCodes(options: AccessCodesOptions): AccessCodes {
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
    scheduleStep(code, Date.parse(endsAt), () => remove(device, code))

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

  function remove(device: DeviceRecord, code: AccessCodeRecord): void {
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
    const initial = createInitialAccessCodes(device, seed, start, devices.configuredCodes(device))
    lists.set(device.device_id, initial)
    for (const code of initial) scheduleSample(device, code)
    scheduler.runDue(scheduler.now)
    return initial
  }

  const generate = (device: DeviceRecord): string => generateUnusedPin(device, list(device), random)

  return {
    list,
    generate,
    remove,
    find(id) {
      const device = devices.findByIdPart(/^access_code_(.+)_\d+$/.exec(id)?.[1])
      const code = device && list(device).find(({ access_code_id }) => access_code_id === id)
      return device && code && { device, code }
    },
    newCommonKey: () => `common_code_${FIRST_NUMBER + createdCount}`,
    findByCommonKey: (key) =>
      [...lists].flatMap(([deviceId, codes]) => {
        const device = devices.find(deviceId)
        const found = codes.filter(({ common_code_key }) => common_code_key === key)
        return device ? found.map((code) => ({ device, code })) : []
      }),
    create(device, draft, commonKey) {
      const codes = list(device)
      const code: AccessCodeRecord = {
        ...accessCodeDefaults,
        access_code_id: accessCodeId(device, FIRST_NUMBER + createdCount++),
        device_id: device.device_id,
        common_code_key: commonKey ?? null,
        ...draft,
        code: draft.code ?? (choosesPins(device) ? null : generate(device)),
        status: 'setting',
        pending_mutations: pendingMutation('creating', isoNow()),
        created_at: isoNow(),
        is_offline_access_code: false,
        errors: [...device.errors],
        warnings: []
      }
      codes.unshift(code)
      const { access_code_id } = code
      eventLog.record(device, { event_type: 'access_code.created', access_code_id })
      if (code.starts_at !== null && Date.parse(code.starts_at) > scheduler.now) activate(device, code)
      else startSetting(device, code)
      return code
    },
    pullBackup(device, code) {
      if (!code.is_backup_access_code_available) return undefined
      const backup: AccessCodeRecord = {
        ...accessCodeDefaults,
        access_code_id: accessCodeId(device, FIRST_NUMBER + createdCount++),
        device_id: device.device_id,
        name: code.name,
        code: generate(device),
        type: code.type,
        status: 'set',
        pending_mutations: [],
        starts_at: code.starts_at,
        ends_at: code.ends_at,
        created_at: isoNow(),
        is_offline_access_code: false,
        errors: [],
        warnings: []
      }
      list(device).unshift(backup)
      code.is_backup_access_code_available = false
      code.pulled_backup_access_code_id = backup.access_code_id
      setWarning(code, 'using_backup_access_code')
      return backup
    },
    clearError(device, errorCode) {
      for (const code of lists.get(device.device_id) ?? []) {
        code.errors = code.errors.filter((error) => error.error_code !== errorCode)
      }
    },
    update(device, code, draft) {
      const isNew = code.pending_mutations.some((mutation) => mutation.mutation_code === 'creating')
      if (!isNew) code.pending_mutations = pendingUpdates(code, draft, isoNow())
      Object.assign(code, draft)
      const { access_code_id } = code
      eventLog.record(device, { event_type: 'access_code.changed', access_code_id })
      startSetting(device, code)
    }
  }
}
