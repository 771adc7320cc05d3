import type { Scheduler } from './scheduler.js'
import { accessCodeWarning, type AccessCodeWarningCode } from './data/access-code-issues.js'
import { accessCodeDefaults, type AccessCodeRecord } from './data/access-code-record.js'
import { accessCodeId, generateUnusedPin, createInitialAccessCodes } from './data/access-codes.js'
import type { DeviceRecord } from './data/device-record.js'
import { NO_CODE_ISSUES } from './data/logged-event.js'
import { pendingUpdates, pendingMutation } from './data/pending-mutations.js'
import type { Devices } from './devices.js'
import type { EventLog } from './event-log.js'
import { createRandom } from './random.js'

/** Milliseconds of the clock until a code is set on its device, or is changed there. */
const SETTING_TIME = 3_000
/** Milliseconds until a code is gone from its device. */
const REMOVING_TIME = 2_000
/** Milliseconds from when a sample that is being set is first seen, long enough to be looked at. */
const SAMPLE_SETTING_TIME = 10_000
/** The number of the first code that is created: lower ones are the samples'. */
const FIRST_NUMBER = 1_001

/** What a person decides about a code. */
export type AccessCodeDraft = Pick<AccessCodeRecord, 'name' | 'code' | 'type' | 'starts_at' | 'ends_at'>

/** The access codes of all devices; those of a device are made when they are first asked for. */
export interface AccessCodes {
  /** The codes of a device, the newest first. */
  list(device: DeviceRecord): AccessCodeRecord[]
  find(accessCodeId: string): { device: DeviceRecord; code: AccessCodeRecord } | undefined
  /** Digits for a code that the device would take. */
  generate(device: DeviceRecord): string
  /** @param commonKey that of codes which were made together. */
  create(device: DeviceRecord, draft: AccessCodeDraft, commonKey?: string): AccessCodeRecord
  /** A key that no codes have in common yet. */
  newCommonKey(): string
  /** The codes that were made together. */
  findByCommonKey(key: string): { device: DeviceRecord; code: AccessCodeRecord }[]
  update(device: DeviceRecord, code: AccessCodeRecord, draft: AccessCodeDraft): void
  remove(device: DeviceRecord, code: AccessCodeRecord): void
  /** Puts a code that is on the device already in the place of one that is not; nothing where there is none in reserve. */
  pullBackup(device: DeviceRecord, code: AccessCodeRecord): AccessCodeRecord | undefined
  /** What is wrong with the account of a device, or with the device, is no more: nor is it with its codes. */
  clearError(device: DeviceRecord, errorCode: string): void
}

/** Whether the device makes up the digits of its codes, and takes none from elsewhere. */
export const choosesPins = ({ properties }: DeviceRecord): boolean =>
  properties.code_constraints?.some(({ constraint_type: type }) => type === 'cannot_specify_pin_code') === true

/** Nothing can be told to a device that is offline or has an error. */
const isReachable = ({ properties, errors }: DeviceRecord): boolean => properties.online && errors.length === 0

interface AccessCodesOptions {
  seed: number
  start: number
  devices: Devices
  scheduler: Scheduler
  eventLog: Pick<EventLog, 'record'>
  /** Milliseconds until what is asked for is done, in place of those above. */
  commandTime: number | undefined
}

/** The access codes that a sandbox begins with, and what becomes of them in the course of time. */
export function createAccessCodes(options: AccessCodesOptions): AccessCodes {
  const { seed, start, devices, scheduler, eventLog, commandTime } = options
  const lists = new Map<string, AccessCodeRecord[]>()
  const nextSteps = new WeakMap<AccessCodeRecord, () => void>()
  const random = createRandom(`${seed}:digits`)
  let createdCount = 0

  /** What happens to a code next, in place of what would have happened without it. */
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

  /** A code that is waited for arrives: it holds from now on, or from its start. */
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

  /** Samples that already have an issue stay as they are. */
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
