import { type AccessDoors, doorIds } from './access-doors.js'
import type { AccessTimes, StoredGrant } from './access-grant-record.js'
import { RequestError } from './request-error.js'

/** Facts against which the reservation of a new access grant is checked. */
interface ReservationRequest {
  readonly key: string | undefined
  /** `undefined` for a new person. */
  readonly personId: string | undefined
  readonly doors: AccessDoors
  readonly times: AccessTimes
  /** Access grants with the same reservation. */
  readonly members: readonly StoredGrant[]
}

const endOf = ({ ends_at }: AccessTimes): number => (ends_at === null ? Infinity : Date.parse(ends_at))

const overlaps = (first: AccessTimes, second: AccessTimes): boolean =>
  Date.parse(first.starts_at) < endOf(second) && Date.parse(second.starts_at) < endOf(first)

/** Doors of a reservation are fixed: other people can join with the same doors or fewer. */
function checkDoors({ doors, personId, members }: ReservationRequest): void {
  const ids = doorIds(doors)
  for (const { grant, doors: reserved } of members) {
    const reservedIds = doorIds(reserved)
    const hasMore = ids.some((id) => !reservedIds.includes(id))
    if (grant.user_identity_id !== personId && hasMore) {
      throw new RequestError(409, 'reservation_doors_exceeded', 'A joiner cannot have more doors than the reservation.')
    }
    if (grant.user_identity_id === personId && (hasMore || ids.length !== reservedIds.length)) {
      throw new RequestError(409, 'reservation_doors_differ', 'The doors differ from those of the reservation.')
    }
  }
}

/** @throws {RequestError} if the platform would not let an access grant belong to its reservation */
export function checkReservation(request: ReservationRequest): void {
  const { key, doors, times, members } = request
  if (key === undefined) {
    if (!doors.entrances.some(({ requiresReservation }) => requiresReservation)) return
    throw new RequestError(400, 'reservation_required', 'These doors require a reservation_key.')
  }
  if (!doors.entrances.some(({ entrance }) => entrance.can_belong_to_reservation)) {
    throw new RequestError(400, 'reservation_not_supported', 'None of these doors can belong to a reservation.')
  }
  checkDoors(request)
  if (members.length > 0 && !members.some(({ grant }) => overlaps(grant, times))) {
    throw new RequestError(409, 'reservation_times_do_not_overlap', 'The times do not overlap with the reservation.')
  }
}
