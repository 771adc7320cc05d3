import type { Agenda } from './agenda.js'
import { accessCodeWarning, type AccessCodeWarningCode } from './data/access-code-issues.js'
import { usualCode, type AccessCodeRecord } from './data/access-code-record.js'
import { accessCodeId, freeDigits, makeAccessCodes } from './data/access-codes.js'
import type { DeviceRecord } from './data/device-record.js'
import { NO_CODE_ISSUES } from './data/incident.js'
import { pendingChanges, pendingWork } from './data/pending-mutations.js'
import type { Devices } from './devices.js'
import type { Incidents } from './incidents.js'
import { randomFrom } from './random.js'

/** Milliseconds of the clock until a code is set on its device, or is changed there. */
const SETTING = 3_000
/** Milliseconds until a code is gone from its device. */
const REMOVING = 2_000
/** Milliseconds from when a sample that is being set is first seen, long enough to be looked at. */
const SAMPLE_SETTING = 10_000
/** The number of the first code that is created: lower ones are the samples'. */
const FIRST_NUMBER = 1_001

/** What a person decides about a code. */
export type AccessCodeDraft = Pick<AccessCodeRecord, 'name' | 'code' | 'type' | 'starts_at' | 'ends_at'>

/** The access codes of all devices; those of a device are made when they are first asked for. */
export interface AccessCodes {
  /** The codes of a device, the newest first. */
  of(device: DeviceRecord): AccessCodeRecord[]
  find(accessCodeId: string): { device: DeviceRecord; code: AccessCodeRecord } | undefined
  /** Digits for a code that the device would take. */
  generate(device: DeviceRecord): string
  /** @param commonKey that of codes which were made together. */
  create(device: DeviceRecord, draft: AccessCodeDraft, commonKey?: string): AccessCodeRecord
  /** A key that no codes have in common yet. */
  newCommonKey(): string
  /** The codes that were made together. */
  withCommonKey(key: string): { device: DeviceRecord; code: AccessCodeRecord }[]
  update(device: DeviceRecord, code: AccessCodeRecord, draft: AccessCodeDraft): void
  remove(device: DeviceRecord, code: AccessCodeRecord): void
  /** Puts a code that is on the device already in the place of one that is not; nothing where there is none in reserve. */
  pullBackup(device: DeviceRecord, code: AccessCodeRecord): AccessCodeRecord | undefined
  /** What is wrong with the account of a device, or with the device, is no more: nor is it with its codes. */
  mend(device: DeviceRecord, errorCode: string): void
}

/** Whether the device makes up the digits of its codes, and takes none from elsewhere. */
export const choosesDigits = ({ properties }: DeviceRecord): boolean =>
  properties.code_constraints?.some(({ constraint_type: type }) => type === 'cannot_specify_pin_code') === true

/** Nothing can be told to a device that is offline or has an error. */
const isReachable = ({ properties, errors }: DeviceRecord): boolean => properties.online && errors.length === 0

interface AccessCodesOptions {
  seed: number
  start: number
  devices: Devices
  agenda: Agenda
  incidents: Pick<Incidents, 'record'>
  /** Milliseconds until what is asked for is done, in place of those above. */
  commandTime: number | undefined
}

/** The access codes that a sandbox begins with, and what becomes of them in the course of time. */
export function createAccessCodes(options: AccessCodesOptions): AccessCodes {
  const { seed, start, devices, agenda, incidents, commandTime } = options
  const lists = new Map<string, AccessCodeRecord[]>()
  const steps = new WeakMap<AccessCodeRecord, () => void>()
  const random = randomFrom(`${seed}:digits`)
  let created = 0

  /** What happens to a code next, in place of what would have happened without it. */
  function plan(code: AccessCodeRecord, at: number, step: () => void): void {
    steps.set(code, step)
    agenda.schedule(at, () => {
      if (steps.get(code) === step) step()
    })
  }

  const isoNow = (): string => new Date(agenda.now).toISOString()

  const warn = (code: AccessCodeRecord, warning: AccessCodeWarningCode): void => {
    code.warnings = [accessCodeWarning(warning, isoNow())]
  }

  const planEnd = (device: DeviceRecord, code: AccessCodeRecord, endsAt: string): void =>
    plan(code, Date.parse(endsAt), () => remove(device, code))

  const planStart = (device: DeviceRecord, code: AccessCodeRecord, startsAt: string): void =>
    plan(code, Date.parse(startsAt), () => settle(device, code))

  /** A code that is waited for arrives: it holds from now on, or from its start. */
  function settle(device: DeviceRecord, code: AccessCodeRecord): void {
    if (code.starts_at !== null && Date.parse(code.starts_at) > agenda.now) {
      Object.assign(code, { status: 'unset', pending_mutations: [] })
      return planStart(device, code, code.starts_at)
    }
    if (!isReachable(device)) {
      code.status = 'setting'
      const { access_code_id } = code
      const late = { event_type: 'access_code.delay_in_setting_on_device', access_code_id } as const
      incidents.record(device, { ...late, ...NO_CODE_ISSUES })
      return warn(code, 'delay_in_setting_on_device')
    }
    Object.assign(code, { status: 'set', errors: [], warnings: [], pending_mutations: [] })
    code.code ??= generate(device)
    const { access_code_id, code: digits } = code
    incidents.record(device, { event_type: 'access_code.set_on_device', access_code_id, code: digits })
    if (code.ends_at !== null) planEnd(device, code, code.ends_at)
  }

  function set(device: DeviceRecord, code: AccessCodeRecord, duration = commandTime ?? SETTING): void {
    code.status = 'setting'
    plan(code, agenda.now + duration, () => settle(device, code))
  }

  function remove(device: DeviceRecord, code: AccessCodeRecord): void {
    code.status = 'removing'
    code.pending_mutations = pendingWork('deleting', isoNow())
    plan(code, agenda.now + (commandTime ?? REMOVING), () => {
      if (!isReachable(device)) return warn(code, 'delay_in_removing_from_device')
      const list = of(device)
      list.splice(list.indexOf(code), 1)
      const { access_code_id } = code
      incidents.record(device, { event_type: 'access_code.removed_from_device', access_code_id })
    })
  }

  /** Samples that already have an issue stay as they are. */
  function resume(device: DeviceRecord, code: AccessCodeRecord): void {
    const { status, starts_at: startsAt, ends_at: endsAt, errors, warnings } = code
    if (status === 'setting' && errors.length + warnings.length === 0) set(device, code, SAMPLE_SETTING)
    else if (status === 'unset' && startsAt !== null && Date.parse(startsAt) > start) planStart(device, code, startsAt)
    else if (status === 'set' && endsAt !== null) planEnd(device, code, endsAt)
  }

  function of(device: DeviceRecord): AccessCodeRecord[] {
    const known = lists.get(device.device_id)
    if (known) return known
    const made = makeAccessCodes(device, seed, start, devices.describedCodes(device))
    lists.set(device.device_id, made)
    for (const code of made) resume(device, code)
    agenda.run(agenda.now)
    return made
  }

  const generate = (device: DeviceRecord): string => freeDigits(device, of(device), random)

  return {
    of,
    generate,
    remove,
    find(id) {
      const device = devices.ofPart(/^access_code_(.+)_\d+$/.exec(id)?.[1])
      const code = device && of(device).find(({ access_code_id }) => access_code_id === id)
      return device && code && { device, code }
    },
    newCommonKey: () => `common_code_${FIRST_NUMBER + created}`,
    withCommonKey: (key) =>
      [...lists].flatMap(([deviceId, codes]) => {
        const device = devices.find(deviceId)
        const found = codes.filter(({ common_code_key }) => common_code_key === key)
        return device ? found.map((code) => ({ device, code })) : []
      }),
    create(device, draft, commonKey) {
      const list = of(device)
      const code: AccessCodeRecord = {
        ...usualCode,
        access_code_id: accessCodeId(device, FIRST_NUMBER + created++),
        device_id: device.device_id,
        common_code_key: commonKey ?? null,
        ...draft,
        code: draft.code ?? (choosesDigits(device) ? null : generate(device)),
        status: 'setting',
        pending_mutations: pendingWork('creating', isoNow()),
        created_at: isoNow(),
        is_offline_access_code: false,
        errors: [...device.errors],
        warnings: []
      }
      list.unshift(code)
      const { access_code_id } = code
      incidents.record(device, { event_type: 'access_code.created', access_code_id })
      if (code.starts_at !== null && Date.parse(code.starts_at) > agenda.now) settle(device, code)
      else set(device, code)
      return code
    },
    pullBackup(device, code) {
      if (!code.is_backup_access_code_available) return undefined
      const backup: AccessCodeRecord = {
        ...usualCode,
        access_code_id: accessCodeId(device, FIRST_NUMBER + created++),
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
      of(device).unshift(backup)
      code.is_backup_access_code_available = false
      code.pulled_backup_access_code_id = backup.access_code_id
      warn(code, 'using_backup_access_code')
      return backup
    },
    mend(device, errorCode) {
      for (const code of lists.get(device.device_id) ?? []) {
        code.errors = code.errors.filter((error) => error.error_code !== errorCode)
      }
    },
    update(device, code, draft) {
      const isNew = code.pending_mutations.some((mutation) => mutation.mutation_code === 'creating')
      if (!isNew) code.pending_mutations = pendingChanges(code, draft, isoNow())
      Object.assign(code, draft)
      const { access_code_id } = code
      incidents.record(device, { event_type: 'access_code.changed', access_code_id })
      set(device, code)
    }
  }
}
