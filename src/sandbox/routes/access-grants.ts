import { doorIds } from '../access-doors.js'
import { readAccessGrant, readRequests, readTimes } from '../access-grant-draft.js'
import { isBeingDeleted, type StoredGrant } from '../access-grant-record.js'
import { paginate, readPageParams } from '../pagination.js'
import { type ParamReader, readParams } from '../params.js'
import { notFound, RequestError } from '../request-error.js'
import { checkReservation } from '../reservations.js'
import { type Call, forCustomers, type Routes, route } from '../route.js'
import { findDevice } from '../visibility.js'
import { visibleSpaces } from './spaces.js'

const LIST_FIELDS: readonly string[] = [
  'access_grant_ids',
  'access_code_id',
  'access_grant_key',
  'acs_entrance_id',
  'device_id',
  'reservation_key',
  'space_id',
  'user_identity_id',
  'limit',
  'page_cursor'
]

/** Reads the id of an access grant, and rejects parameters other than it and these. */
function readId(read: ParamReader, ...fields: readonly string[]): string {
  read.only('access_grant_id', ...fields)
  return read.string('access_grant_id')
}

/** @throws {RequestError} if the access grant does not exist */
function find({ state }: Pick<Call, 'state'>, id: string): StoredGrant {
  const found = state.accessGrants.find(id)
  if (!found) throw notFound('access_grant')
  return found
}

/** @throws {RequestError} if the access grant does not exist or is being deleted */
function findChangeable(call: Pick<Call, 'state'>, id: string): StoredGrant {
  const found = find(call, id)
  if (isBeingDeleted(found.grant)) {
    throw new RequestError(409, 'access_grant_being_deleted', 'The access grant is being deleted.')
  }
  return found
}

/** Finds the doors of a new access grant. @throws {RequestError} if one does not exist */
function findDoors(call: Omit<Call, 'params'>, wanted: ReturnType<typeof readAccessGrant>['doors']) {
  const { doors } = call.state
  const spaces = visibleSpaces(call)
  const findSpace = (matches: (space: (typeof spaces)[number]) => boolean): string => {
    const found = spaces.find(matches)
    if (!found) throw notFound('space')
    return found.space_id
  }
  const spaceIds = [
    ...wanted.spaceIds.map((id) => findSpace(({ space_id }) => space_id === id)),
    ...wanted.spaceKeys.map((key) => findSpace(({ space_key }) => space_key === key))
  ]
  const devices = wanted.deviceIds.map((id) => findDevice(call, id))
  const entrances = wanted.entranceIds.map((id) => {
    const entrance = doors.findEntrance(id)
    if (!entrance) throw notFound('acs_entrance')
    return entrance
  })
  return { spaceIds: [...new Set(spaceIds)], doors: doors.withSpaces({ devices, entrances }, spaceIds) }
}

/**
 * Access grants. Invalid requests are rejected immediately; issuing the access methods, changing times and deleting take
 * the platform some time.
 */
const accessGrants: Routes = {
  '/access_grants/list': route(
    'POST',
    (read) => {
      read.only(...LIST_FIELDS)
      return {
        page: readPageParams(read),
        ids: read.optionalStrings('access_grant_ids'),
        code: read.optionalString('access_code_id'),
        door: read.optionalString('device_id') ?? read.optionalString('acs_entrance_id'),
        key: read.optionalString('access_grant_key'),
        reservation: read.optionalString('reservation_key'),
        space: read.optionalString('space_id'),
        person: read.optionalString('user_identity_id')
      }
    },
    ({ state, params, url }) => {
      const { page, ids, code, door, key, reservation, space, person } = params
      const isWanted = ({ grant, doors, methods }: StoredGrant): boolean =>
        ids?.includes(grant.access_grant_id) !== false &&
        (door === undefined || doorIds(doors).includes(door)) &&
        (key === undefined || grant.access_grant_key === key) &&
        (reservation === undefined || grant.reservation_key === reservation) &&
        (space === undefined || grant.space_ids.includes(space)) &&
        (person === undefined || grant.user_identity_id === person) &&
        (code === undefined || methods.some(({ codes }) => codes.some(({ item }) => item.access_code_id === code)))
      const grants = state.accessGrants.list().filter(isWanted)
      return paginate(
        'access_grants',
        grants.map(({ grant }) => grant),
        page,
        url
      )
    }
  ),
  '/access_grants/get': route(
    'POST',
    (read) => {
      read.only('access_grant_id', 'access_grant_key')
      const key = read.optionalString('access_grant_key', { min: 1 })
      return { key, id: key === undefined ? read.string('access_grant_id') : undefined }
    },
    (call) => {
      const { key, id } = call.params
      const byKey = call.state.accessGrants.list().find(({ grant }) => grant.access_grant_key === key)
      const found = id === undefined ? byKey : find(call, id)
      if (!found) throw notFound('access_grant')
      return { access_grant: found.grant }
    }
  ),
  '/access_grants/create': {
    method: 'POST',
    handle(call, values) {
      const { accessGrants, people } = call.state
      const { draft, person, doors: wanted } = readParams(values, (read) => readAccessGrant(read, call.now))
      const { spaceIds, doors } = findDoors(call, wanted)
      const { access_grant_key: ownKey, reservation_key: key } = draft
      const existing = accessGrants.list()
      if (ownKey !== undefined && existing.some(({ grant }) => grant.access_grant_key === ownKey)) {
        throw new RequestError(409, 'access_grant_key_already_in_use', 'Another access grant has this key.')
      }
      const known = person.id === undefined ? undefined : people.find(person.id)
      if (person.id !== undefined && !known) throw notFound('user_identity')
      const members = existing.filter(({ grant }) => key !== undefined && grant.reservation_key === key)
      checkReservation({ key, personId: person.id, doors, times: draft, members })
      const owner = known ?? people.create(person.draft, call.now)
      const stored = accessGrants.create({ ...draft, space_ids: spaceIds }, owner, doors)
      return { access_grant: stored.grant }
    }
  },
  '/access_grants/update': {
    method: 'PATCH',
    handle(call, values) {
      const id = readParams(values, (read) => readId(read, 'name', 'starts_at', 'ends_at'))
      const found = findChangeable(call, id)
      const { name, times } = readParams(values, (read) => ({
        name: read.optionalString('name', { min: 1 }) ?? (read.isNull('name') ? null : found.grant.name),
        times: readTimes(read, call.now, found.grant)
      }))
      call.state.accessGrants.update(found, name, times)
      return {}
    }
  },
  '/access_grants/request_access_methods': route(
    'POST',
    (read) => ({ id: readId(read, 'requested_access_methods'), requests: readRequests(read) }),
    (call) => {
      const found = findChangeable(call, call.params.id)
      call.state.accessGrants.requestMethods(found, call.params.requests)
      return { access_grant: found.grant }
    }
  ),
  '/access_grants/delete': route(
    'POST',
    (read) => readId(read),
    (call) => {
      call.state.accessGrants.remove(find(call, call.params))
      return {}
    }
  )
}

export const accessGrantRoutes: Routes = Object.fromEntries(
  Object.entries(accessGrants).map(([path, each]) => [path, forCustomers(each)])
)
