import { choosesDigits, type AccessCodeDraft } from './access-codes.js'
import type { AccessCodeRecord } from './data/access-code-record.js'
import type { DeviceRecord } from './data/device-record.js'
import type { ParamReader } from './params.js'
import type { Call } from './route.js'

const NAME_LENGTH = { min: 1, max: 60 }

const timeOf = (moment: string | null | undefined): number | undefined => (moment ? Date.parse(moment) : undefined)

interface DraftOptions {
  call: Pick<Call, 'state' | 'now'>
  device: DeviceRecord
  /** The code that is to be changed; a new one without it. */
  present?: AccessCodeRecord
}

/** Why the device would not take these digits, if so. It never repeats them. */
function objection({ call, device, present }: DraftOptions, digits: string): string | undefined {
  if (digits === present?.code) return undefined
  if (present?.is_offline_access_code) return 'Cannot be changed for an offline access code'
  if (choosesDigits(device)) return 'Must be left out, the device chooses its codes itself'
  if (!/^\d+$/.test(digits)) return 'Must be digits only'
  const lengths = device.properties.supported_code_lengths ?? []
  if (lengths.length > 0 && !lengths.includes(digits.length)) {
    return `Must have one of these lengths: ${lengths.join(', ')}`
  }
  // One that is on its way off is gone before another is set.
  const isTaken = call.state.accessCodes.of(device).some(({ code, status }) => code === digits && status !== 'removing')
  return isTaken ? 'Already used by another access code on this device' : undefined
}

function readDigits(read: ParamReader, options: DraftOptions): string | null {
  const digits = read.optionalText('code')
  const reason = digits === undefined ? undefined : objection(options, digits)
  if (reason !== undefined) read.refuse('code', reason)
  return digits ?? options.present?.code ?? null
}

function readName(read: ParamReader, { present }: DraftOptions): string | null {
  const name = read.optionalText('name', NAME_LENGTH)
  if (name !== undefined && present?.is_offline_access_code && name !== present.name) {
    read.refuse('name', 'Cannot be changed for an offline access code')
  }
  return name ?? present?.name ?? null
}

function readTiming(read: ParamReader, { call, present }: DraftOptions): Omit<AccessCodeDraft, 'name' | 'code'> {
  const type = read.optionalText('type')
  if (type !== undefined && type !== 'ongoing' && type !== 'time_bound') {
    read.refuse('type', 'Must be ongoing or time_bound')
  }
  const starts = read.optionalTime('starts_at')
  const ends = read.optionalTime('ends_at')
  const hasTimes = starts !== undefined || ends !== undefined
  if ((type ?? (hasTimes ? 'time_bound' : present?.type)) !== 'time_bound') {
    return { type: 'ongoing', starts_at: null, ends_at: null }
  }
  const from = starts ?? timeOf(present?.starts_at) ?? call.now
  const known = timeOf(present?.ends_at)
  const to = ends ?? known
  if (to === undefined) read.refuse('ends_at', 'Required')
  else if (to <= from) read.refuse('ends_at', 'Must be after starts_at')
  else if (to !== known && to <= call.now) read.refuse('ends_at', 'Must be in the future')
  return { type: 'time_bound', starts_at: new Date(from).toJSON(), ends_at: new Date(to ?? from).toJSON() }
}

/** Reads what a code is updated to. An update has to carry every field that the code has: it does not keep omitted ones. */
export function readUpdate(
  read: ParamReader,
  options: DraftOptions & { readonly present: AccessCodeRecord }
): AccessCodeDraft {
  const { name, code } = options.present
  const draft = readDraft(read, options)
  read.require('device_id', 'type')
  if (name !== null) read.require('name')
  if (code !== null) read.require('code')
  if (draft.type === 'time_bound') read.require('starts_at', 'ends_at')
  return draft
}

/** Reads what an access code is to be, over what it is; refuses what its device would not take. */
export const readDraft = (read: ParamReader, options: DraftOptions): AccessCodeDraft => ({
  name: readName(read, options),
  code: readDigits(read, options),
  ...readTiming(read, options)
})
