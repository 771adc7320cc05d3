import type { AccessTimes } from './access-grant-record.js'
import type { AccessGrantDraft } from './access-grants.js'
import type { MethodRequest } from './access-methods.js'
import type { AccessMode } from './data/entrances.js'
import type { PersonDraft } from './data/people.js'
import type { ParamReader, RawParams } from './params.js'

const MODES: readonly AccessMode[] = ['code', 'card', 'mobile_key', 'cloud_key']
const PERSON_FIELDS = ['full_name', 'email_address', 'phone_number', 'user_identity_key'] as const

const CREATE_FIELDS: readonly string[] = [
  'user_identity',
  'user_identity_id',
  'name',
  'starts_at',
  'ends_at',
  'requested_access_methods',
  'access_grant_key',
  'reservation_key',
  'customization_profile_id',
  'device_ids',
  'space_ids',
  'space_keys',
  'acs_entrance_ids'
]

const isText = (value: unknown): value is string => typeof value === 'string'

const toIso = (time: number): string => new Date(time).toJSON() ?? ''

/** Returns a requested access method, or why it is invalid. */
function parseRequest({ mode, code, instant_key_max_use_count: uses, ...rest }: RawParams): MethodRequest | string {
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return `Unrecognized parameter ${unknown}`
  const known = MODES.find((each) => each === mode)
  if (!known) return `The mode must be one of ${MODES.join(', ')}`
  if (code !== undefined && (known !== 'code' || !isText(code) || !/^\d{4,9}$/.test(code))) {
    return 'A code must have 4 to 9 digits'
  }
  if (uses === undefined) return { mode: known, ...(code !== undefined && { code }) }
  if (known !== 'mobile_key' || typeof uses !== 'number' || uses < 1) return 'A mobile key must be usable at least once'
  return { mode: known, instant_key_max_use_count: uses }
}

/** Reads the requested access methods of a new or existing access grant. */
export function readRequests(read: ParamReader): MethodRequest[] {
  const name = 'requested_access_methods'
  const requests = read.objects(name).map(parseRequest)
  if (requests.length === 0) read.reject(name, 'Must have at least one item')
  return requests.filter((request): request is MethodRequest => {
    if (!isText(request)) return true
    read.reject(name, request)
    return false
  })
}

/** Reads the times of an access grant. Omitted times keep their value, and `null` is no end. */
export function readTimes(read: ParamReader, now: number, existing?: AccessTimes): AccessTimes {
  const starts = read.optionalDate('starts_at')
  const ends = read.optionalDate('ends_at')
  const starts_at = starts === undefined ? (existing?.starts_at ?? toIso(now)) : toIso(starts)
  if (ends !== undefined) {
    if (ends <= now) read.reject('ends_at', 'Must be in the future')
    else if (ends <= Date.parse(starts_at)) read.reject('ends_at', 'Must be after starts_at')
    return { starts_at, ends_at: toIso(ends) }
  }
  const keepsEnd = existing !== undefined && !read.isNull('ends_at')
  return { starts_at, ends_at: keepsEnd ? existing.ends_at : null }
}

/** Reads exactly one of a person's id and the fields of a new person. */
function readPerson(read: ParamReader): { id: string | undefined; draft: PersonDraft } {
  const id = read.optionalString('user_identity_id', { min: 1 })
  const fields = read.optionalObject('user_identity')
  if ((id === undefined) === (fields === undefined)) {
    read.reject('user_identity', 'Exactly one of user_identity and user_identity_id is required')
  }
  const entries = Object.entries(fields ?? {}).filter(([, value]) => value !== null)
  for (const [field, value] of entries) {
    const isKnown = PERSON_FIELDS.some((each) => each === field)
    if (!isKnown || !isText(value)) read.reject(`user_identity.${field}`, isKnown ? 'Must be a string' : 'Unrecognized')
  }
  const email = fields?.email_address
  if (isText(email) && !/^\S+@\S+\.\S+$/.test(email)) read.reject('user_identity.email_address', 'Invalid email')
  const phone = fields?.phone_number
  if (isText(phone) && !/^\+[\d ]{6,20}$/.test(phone)) read.reject('user_identity.phone_number', 'Invalid phone number')
  return { id, draft: Object.fromEntries(entries) }
}

/** Reads the doors of a new access grant. At least one is required. */
function readDoors(read: ParamReader) {
  const doors = {
    deviceIds: read.optionalStrings('device_ids') ?? [],
    entranceIds: read.optionalStrings('acs_entrance_ids') ?? [],
    spaceIds: read.optionalStrings('space_ids') ?? [],
    spaceKeys: read.optionalStrings('space_keys') ?? []
  }
  if (Object.values(doors).every((ids) => ids.length === 0)) read.reject('device_ids', 'At least one door is required')
  return doors
}

/** Reads the parameters of a new access grant. */
export function readAccessGrant(read: ParamReader, now: number) {
  read.only(...CREATE_FIELDS)
  const draft: Omit<AccessGrantDraft, 'space_ids'> = {
    name: read.optionalString('name', { min: 1 }) ?? null,
    ...readTimes(read, now),
    access_grant_key: read.optionalString('access_grant_key', { min: 1 }),
    reservation_key: read.optionalString('reservation_key', { min: 1 }),
    customization_profile_id: read.optionalString('customization_profile_id', { min: 1 }),
    requests: readRequests(read)
  }
  return { draft, person: readPerson(read), doors: readDoors(read) }
}
