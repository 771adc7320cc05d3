import type { AccessCodeDraft } from './access-codes.js'
import { nameBounds } from './code-constraints.js'
import type { DraftContext } from './crud-routes.js'
import type { AccessCodeRecord } from './data/access-code-record.js'
import type { ParamReader } from './params.js'
import { getPinError } from './pin-error.js'
import { RequestError } from './request-error.js'

const NAME_LENGTH = { min: 1, max: 60 }

const timeOf = (date: string | null | undefined): number | undefined => (date ? Date.parse(date) : undefined)

type Context = DraftContext<AccessCodeRecord>

function getPinErrorOf({ call, device, existing }: Context, pin: string): string | undefined {
  if (pin === existing?.code) return undefined
  if (existing?.is_offline_access_code) return 'Cannot be changed for an offline access code'
  return getPinError(call.state.accessCodes, device, pin)
}

function readPin(read: ParamReader, context: Context): string | null {
  const pin = read.optionalString('code')
  const reason = pin === undefined ? undefined : getPinErrorOf(context, pin)
  if (reason !== undefined) read.reject('code', reason)
  return pin ?? context.existing?.code ?? null
}

function readName(read: ParamReader, { existing, device }: Context): string | null {
  const isSame = existing !== undefined && read.optionalString('name') === existing.name
  const name = read.optionalString('name', isSame ? NAME_LENGTH : nameBounds(device, NAME_LENGTH))
  if (name !== undefined && existing?.is_offline_access_code && name !== existing.name) {
    read.reject('name', 'Cannot be changed for an offline access code')
  }
  return name ?? existing?.name ?? null
}

function readTiming(read: ParamReader, { call, existing }: Context): Omit<AccessCodeDraft, 'name' | 'code'> {
  const type = read.optionalString('type')
  if (type !== undefined && type !== 'ongoing' && type !== 'time_bound') {
    read.reject('type', 'Must be ongoing or time_bound')
  }
  const starts = read.optionalDate('starts_at')
  const ends = read.optionalDate('ends_at')
  const hasTimes = starts !== undefined || ends !== undefined
  if ((type ?? (hasTimes ? 'time_bound' : existing?.type)) !== 'time_bound') {
    return { type: 'ongoing', starts_at: null, ends_at: null }
  }
  const from = starts ?? timeOf(existing?.starts_at) ?? call.now
  const existingEnd = timeOf(existing?.ends_at)
  const to = ends ?? existingEnd
  if (to === undefined) read.reject('ends_at', 'Required')
  else if (to <= from) read.reject('ends_at', 'Must be after starts_at')
  else if (to !== existingEnd && to <= call.now) read.reject('ends_at', 'Must be in the future')
  return { type: 'time_bound', starts_at: new Date(from).toJSON(), ends_at: new Date(to ?? from).toJSON() }
}

/**
 * Reads the parameters of an access code and validates them for its device. Omitted fields keep their existing value.
 */
export const readDraft = (read: ParamReader, context: Context): AccessCodeDraft => ({
  name: readName(read, context),
  code: readPin(read, context),
  ...readTiming(read, context)
})

/**
 * Reads the parameters of a new or updated access code. An update must contain every field of the code, because omitted
 * fields are not kept.
 */
export function readAccessCode(read: ParamReader, context: Context): AccessCodeDraft {
  const { existing } = context
  if (existing?.status === 'removing') {
    throw new RequestError(409, 'access_code_being_removed', 'The access code is being removed.')
  }
  const draft = readDraft(read, context)
  if (!existing) return draft
  read.require('device_id', 'type')
  if (existing.name !== null) read.require('name')
  if (existing.code !== null) read.require('code')
  if (draft.type === 'time_bound') read.require('starts_at', 'ends_at')
  return draft
}
