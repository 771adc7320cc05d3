import type { AccessGrant } from '../client/resources.js'
import type { AccessCodes } from './access-codes.js'
import type { AccessDoors } from './access-doors.js'
import { createAccessEvents } from './access-grant-events.js'
import { type AccessTimes, isBeingDeleted, issueFields, type StoredGrant } from './access-grant-record.js'
import { createAccessMethods, type MethodRequest, REVOKING_TIME } from './access-methods.js'
import { createAccessPins } from './access-pins.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { SandboxBase } from './device-items.js'

/** How long changing the times of an access grant takes, in ms. */
const UPDATING_TIME = 3_000

/** The validated parameters of a new access grant. */
export interface AccessGrantDraft extends AccessTimes, Pick<AccessGrant, 'name' | 'space_ids'> {
  readonly access_grant_key?: string | undefined
  readonly reservation_key?: string | undefined
  readonly customization_profile_id?: string | undefined
  readonly requests: readonly MethodRequest[]
}

/** The user of a new access grant. */
interface GrantPerson {
  readonly user_identity_id: string
  readonly display_name: string
}

interface AccessGrantsOptions extends Pick<SandboxBase, 'scheduler'> {
  accessCodes: AccessCodes
  product: string
  /** Overrides the durations above, in ms. */
  commandTime: number | undefined
  /** Adds the sample access grants when the access grants are first read. */
  addSamples: (accessGrants: AccessGrants) => void
}

const sameTime = (first: string | null, second: string | null): boolean =>
  first === second || Date.parse(first ?? '') === Date.parse(second ?? '')

/** Creates the access grants of a new sandbox, newest first, and simulates how the platform carries them out. */
export function createAccessGrants(options: AccessGrantsOptions) {
  const { scheduler, accessCodes, product, commandTime, addSamples } = options
  const events = createAccessEvents(scheduler)
  const pins = createAccessPins(accessCodes, scheduler)
  const methods = createAccessMethods({ scheduler, pins, events, product, commandTime })
  const stored: StoredGrant[] = []
  let createdCount = 0
  let isOpen = false

  const isoNow = (): string => new Date(scheduler.now).toISOString()

  /** Returns all access grants. The samples exist from the first call on. */
  function list(): readonly StoredGrant[] {
    if (!isOpen) {
      isOpen = true
      addSamples(accessGrants)
      scheduler.runDue(scheduler.now)
    }
    return stored
  }

  function recordGrant(event_type: 'access_grant.created' | 'access_grant.deleted', { access_grant_id }: AccessGrant) {
    events.record({ event_type, access_grant_id })
  }

  function create(draft: AccessGrantDraft, person: GrantPerson, doors: AccessDoors): StoredGrant {
    const { requests, access_grant_key, reservation_key, customization_profile_id, ...fields } = draft
    const grant: AccessGrant = {
      ...fields,
      access_grant_id: `access_grant_${++createdCount}`,
      user_identity_id: person.user_identity_id,
      display_name: draft.name ?? person.display_name,
      ...(access_grant_key !== undefined && { access_grant_key }),
      ...(reservation_key !== undefined && { reservation_key }),
      ...(customization_profile_id !== undefined && { customization_profile_id }),
      access_method_ids: [],
      requested_access_methods: [],
      location_ids: [],
      created_at: isoNow(),
      workspace_id: WORKSPACE_ID,
      errors: [],
      warnings: [],
      pending_mutations: []
    }
    const item: StoredGrant = { grant, doors, methods: [] }
    stored.unshift(item)
    recordGrant('access_grant.created', grant)
    for (const request of requests) methods.request(item, request)
    return item
  }

  function startUpdatingTimes(item: StoredGrant, from: AccessTimes, duration: number): void {
    const { grant } = item
    const code = 'updating_access_times'
    const access_method_ids = [...grant.access_method_ids]
    const { starts_at, ends_at } = grant
    const fields = issueFields(code, scheduler.now)
    const mutation = { ...fields, mutation_code: code, from, to: { starts_at, ends_at }, access_method_ids } as const
    const warning = { ...fields, warning_code: code, access_method_ids } as const
    for (const resource of [grant, ...item.methods.map(({ method }) => method)]) {
      Object.assign(resource, {
        pending_mutations: [...resource.pending_mutations, mutation],
        warnings: [...resource.warnings, warning]
      })
    }
    scheduler.schedule(scheduler.now + duration, () => {
      for (const resource of [grant, ...item.methods.map(({ method }) => method)]) {
        Object.assign(resource, {
          pending_mutations: resource.pending_mutations.filter((each) => each !== mutation),
          warnings: resource.warnings.filter((each) => each !== warning)
        })
      }
    })
  }

  const accessGrants = {
    list,
    find: (id: string): StoredGrant | undefined => list().find(({ grant }) => grant.access_grant_id === id),
    /** Returns the access method with an id, and its access grant. */
    findMethod(id: string) {
      for (const item of list()) {
        const found = item.methods.find(({ method }) => method.access_method_id === id)
        if (found) return { item, found }
      }
      return undefined
    },
    /** Returns the events of an access grant, or of all access grants that were read or created. */
    events: (id?: string) =>
      events.events.filter(
        (event) =>
          id === undefined ||
          ('access_grant_id' in event ? event.access_grant_id === id : event.access_grant_ids.includes(id))
      ),
    create,
    /** Adds access methods to an access grant. */
    requestMethods(item: StoredGrant, requests: readonly MethodRequest[]): void {
      for (const request of requests) methods.request(item, request)
    },
    revokeMethod: methods.revoke,
    /** Completes at once what the platform and the locks do with an access method. */
    completeMethod: methods.complete,
    failMethod: methods.fail,
    delayMethod: methods.delay,
    /** Updates the name and the times of an access grant. */
    update(item: StoredGrant, name: string | null, times: AccessTimes, duration = commandTime ?? UPDATING_TIME): void {
      const { grant } = item
      const { starts_at, ends_at } = grant
      const isRenamed = grant.name !== name
      Object.assign(grant, { name, ...times, ...(name !== null && { display_name: name }) })
      const isMoved = !sameTime(starts_at, times.starts_at) || !sameTime(ends_at, times.ends_at)
      if (!isMoved && !isRenamed) return
      for (const method of item.methods) pins.update(item, method)
      if (!isMoved) return
      const { access_grant_id } = grant
      const changed = { starts_at: times.starts_at, ...(times.ends_at !== null && { ends_at: times.ends_at }) }
      events.record({ event_type: 'access_grant.access_times_changed', access_grant_id, ...changed })
      startUpdatingTimes(item, { starts_at, ends_at }, duration)
    },
    /** Removes an access grant. Until the platform has done it, it is being deleted. */
    remove(item: StoredGrant, duration = commandTime ?? REVOKING_TIME): void {
      const { grant } = item
      if (isBeingDeleted(grant)) return
      const warning_code = 'being_deleted'
      grant.warnings = [{ ...issueFields(warning_code, scheduler.now), warning_code }]
      for (const method of item.methods) methods.revoke(item, method, duration)
      scheduler.schedule(scheduler.now + duration, () => {
        stored.splice(stored.indexOf(item), 1)
        recordGrant('access_grant.deleted', grant)
      })
    }
  }
  return accessGrants
}

export type AccessGrants = ReturnType<typeof createAccessGrants>
