import type { AccessGrantRequestedAccessMethod, AccessMethod } from '../client/resources.js'
import { isReachable } from './access-codes.js'
import { opensWith, someDoorOpensWith } from './access-doors.js'
import type { AccessEvents } from './access-grant-events.js'
import { deviceIdsOf, isBeingDeleted, issueFields, type StoredGrant, type StoredMethod } from './access-grant-record.js'
import type { AccessPins } from './access-pins.js'
import type { AccessMode } from './data/entrances.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { Scheduler } from './scheduler.js'

/** How long issuing an access method takes, in ms. */
const ISSUING_TIME = 2_000
/** How long revoking an access method takes, in ms. */
export const REVOKING_TIME = 3_000

const NAMES: Readonly<Record<AccessMode, string>> = {
  code: 'PIN Code',
  card: 'Card',
  mobile_key: 'Mobile Key',
  cloud_key: 'Cloud Key'
}

/** A requested access method, as it is sent. */
export type MethodRequest = Pick<AccessGrantRequestedAccessMethod, 'mode' | 'code' | 'instant_key_max_use_count'>

interface AccessMethodsOptions {
  scheduler: Scheduler
  pins: AccessPins
  events: AccessEvents
  product: string
  /** Overrides the durations above, in ms. */
  commandTime: number | undefined
}

/** Creates, issues and revokes the access methods of access grants. */
export function createAccessMethods({ scheduler, pins, events, product, commandTime }: AccessMethodsOptions) {
  let createdCount = 0
  const isoNow = (): string => new Date(scheduler.now).toISOString()

  const record = (
    event_type: `access_method.${'created' | 'revoked' | 'deleted' | 'card_encoding_required' | 'delay_in_issuing'}`,
    { grant }: StoredGrant,
    { method }: StoredMethod
  ): void =>
    events.record({
      event_type,
      access_method_id: method.access_method_id,
      access_grant_ids: [grant.access_grant_id]
    })

  function delay(stored: StoredGrant, item: StoredMethod): void {
    const warning_code = 'delay_in_issuing'
    item.method.warnings = [{ ...issueFields(warning_code, scheduler.now), warning_code }]
    record(`access_method.${warning_code}`, stored, item)
  }

  /** Issues an access method once, unless it has an issue or a lock that it needs now is unreachable. */
  function issue(stored: StoredGrant, item: StoredMethod): void {
    const { method, codes } = item
    if (method.is_issued || method.warnings.length > 0 || method.errors.length > 0) return
    const hasStarted = Date.parse(stored.grant.starts_at) <= scheduler.now
    if (hasStarted && codes.some(({ device }) => !isReachable(device))) return delay(stored, item)
    Object.assign(method, { is_issued: true, issued_at: isoNow(), pending_mutations: [], warnings: [] })
    const { access_method_id, code } = method
    const access_grant_ids = [stored.grant.access_grant_id]
    const digits = code ? { code } : {}
    events.record({ event_type: 'access_method.issued', access_method_id, access_grant_ids, ...digits })
  }

  function createMethod(mode: AccessMode, code: string | undefined, deviceIds: string[]): AccessMethod {
    const number = ++createdCount
    const mutation_code = 'provisioning_access'
    return {
      access_method_id: `access_method_${number}`,
      mode,
      display_name: NAMES[mode],
      is_issued: false,
      issued_at: null,
      created_at: isoNow(),
      workspace_id: WORKSPACE_ID,
      errors: [],
      warnings: [],
      pending_mutations:
        mode === 'card'
          ? []
          : [
              {
                ...issueFields(mutation_code, scheduler.now),
                mutation_code,
                from: { device_ids: [] },
                to: { device_ids: deviceIds }
              }
            ],
      ...(mode === 'code' && { code: code ?? null }),
      ...(mode === 'card' && { is_encoding_required: true, is_ready_for_encoding: true }),
      ...(mode === 'mobile_key' && {
        instant_key_url: `https://sandbox.latchkey.example/keys/${number}`,
        client_session_token: `${product}_cst_mobile_key_${number}`
      })
    }
  }

  function reportMissing({ grant }: StoredGrant, missing: string[]): void {
    const error_code = 'cannot_create_requested_access_methods'
    const fields = issueFields(error_code, scheduler.now)
    grant.errors = [{ ...fields, error_code, ...(missing.length > 0 && { missing_device_ids: missing }) }]
  }

  /** Creates a requested access method, if a door of the access grant opens with it. */
  function request(stored: StoredGrant, { mode, code, instant_key_max_use_count }: MethodRequest): void {
    const { grant, doors } = stored
    const requested: AccessGrantRequestedAccessMethod = {
      mode,
      display_name: NAMES[mode],
      created_at: isoNow(),
      created_access_method_ids: [],
      ...(code !== undefined && { code }),
      ...(mode === 'mobile_key' && { instant_key_max_use_count: instant_key_max_use_count ?? 1 })
    }
    grant.requested_access_methods.push(requested)
    if (!someDoorOpensWith(doors, mode)) return reportMissing(stored, [])
    const pin = mode === 'code' ? pins.create(stored, code, (warning) => grant.warnings.push(warning)) : undefined
    if (pin && pin.missing.length > 0) reportMissing(stored, pin.missing)
    const codes = pin?.codes ?? []
    const entrances = doors.entrances.filter((entrance) => opensWith(entrance, mode))
    if (codes.length + entrances.length === 0) return
    const digits = pin?.digits ?? (mode === 'code' ? `${10_000 + createdCount}` : undefined)
    const item: StoredMethod = { method: createMethod(mode, digits, deviceIdsOf({ codes })), codes, entrances }
    const { access_method_id, instant_key_url, client_session_token } = item.method
    requested.created_access_method_ids.push(access_method_id)
    grant.access_method_ids.push(access_method_id)
    if (instant_key_url) Object.assign(grant, { instant_key_url, client_session_token })
    stored.methods = [...stored.methods, item]
    record('access_method.created', stored, item)
    if (mode === 'card') record('access_method.card_encoding_required', stored, item)
    else scheduler.schedule(scheduler.now + (commandTime ?? ISSUING_TIME), () => issue(stored, item))
  }

  /** Revokes an access method. Until the locks have done it, it is being deleted. */
  function revoke(stored: StoredGrant, item: StoredMethod, duration = commandTime ?? REVOKING_TIME): void {
    const { grant } = stored
    const { method } = item
    if (isBeingDeleted(method)) return
    const [warning_code, mutation_code] = ['being_deleted', 'revoking_access'] as const
    method.warnings = [{ ...issueFields(warning_code, scheduler.now), warning_code }]
    const devices = { from: { device_ids: deviceIdsOf(item) }, to: { device_ids: [] } }
    method.pending_mutations = [{ ...issueFields(mutation_code, scheduler.now), mutation_code, ...devices }]
    pins.remove(item)
    record('access_method.revoked', stored, item)
    scheduler.schedule(scheduler.now + duration, () => {
      stored.methods = stored.methods.filter((other) => other !== item)
      grant.access_method_ids = grant.access_method_ids.filter((id) => id !== method.access_method_id)
      record('access_method.deleted', stored, item)
    })
  }

  return {
    request,
    revoke,
    delay,
    complete(stored: StoredGrant, item: StoredMethod): void {
      pins.settle(item)
      issue(stored, item)
    },
    /** Reports that an access method can't be issued. */
    fail(item: StoredMethod): void {
      const error_code = 'failed_to_issue'
      item.method.errors = [{ ...issueFields(error_code, scheduler.now), error_code }]
      pins.fail(item)
    }
  }
}
