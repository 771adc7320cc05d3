import type { AccessGrant, AccessMethod, Device, Issue } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseList, parseString } from '../../../core/values/value.js'
import type { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import type { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import type { TextsOf } from '../../../messages/namespace.js'
import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { deviceKind } from '../../device/rules/device.js'
import { acceptedByFilter, issues } from '../../device/rules/device-issues.js'
import { endOf, startOf, wayMode } from './access-grant.js'

type Texts = TextsOf<typeof ACCESS_GRANT_ACTIONS> &
  Pick<TextsOf<typeof ACCESS_GRANTS>, 'beingRemoved' | 'modes' | 'otherMode' | 'someDoor'>

/** A sentence about a problem of an access grant. */
export interface GrantAlert {
  readonly tone: 'error' | 'warning'
  readonly text: string
  /** Next step for the user. */
  readonly step?: 'addWay' | 'check' | 'edit' | undefined
  /** Digits to share in place of others. */
  readonly digits?: string | undefined
}

const STEPS: Readonly<Record<string, GrantAlert['step']>> = {
  cannot_create_requested_access_methods: 'addWay',
  failed_to_issue: 'check',
  delay_in_issuing: 'check',
  device_time_constraints_violated: 'edit'
}

/** Values in the sentences. */
interface AlertContext {
  readonly texts: Texts
  readonly filters: IssueFilters
  /** Returns the name of a device. */
  nameOf(deviceId: string): string | undefined
  deviceOf(deviceId: string): Device | undefined
  /** Writes an instant with its date. */
  write(instant: number): string
  /** Joins names. */
  join(names: readonly string[]): string
  /** In ms since 1970. */
  readonly now: number
}

type GrantWarning = NonNullable<NonNullable<AccessGrant['warnings']>[number]>

/** Issues that are always shown, whatever the host filters. */
const ALWAYS: ReadonlySet<unknown> = new Set(['overprovisioned_access', 'failed_to_issue'])

const idsOf = (ids: readonly unknown[] | null | undefined): readonly string[] =>
  parseList(ids).flatMap((id) => parseString(id) ?? [])

/** Returns the sentence about the times that are being changed. */
function changingTimes(grant: AccessGrant, { texts, write }: AlertContext): string {
  const mutation = parseList(grant.pending_mutations).find((each) => each?.mutation_code === 'updating_access_times')
  const from = mutation?.from
  if (!from) return texts.timesChanging
  const [start, end] = [parseInstant(from.starts_at), parseInstant(from.ends_at)]
  if ((end ?? Infinity) !== endOf(grant)) {
    return end === undefined ? texts.neverEndsUntilThen : texts.endsUntilThen(write(end))
  }
  return start === undefined || start === startOf(grant) ? texts.timesChanging : texts.startsUntilThen(write(start))
}

/** Returns the sentences about an access that opens doors that it should not: those of doors with an offline code last. */
function overprovisioned(grant: AccessGrant, warning: GrantWarning, context: AlertContext): readonly string[] {
  const { texts, nameOf, join, write } = context
  const failed = parseList(warning.failed_devices).flatMap((device) => device ?? [])
  const namesOf = (isOffline: boolean): string =>
    join(
      failed
        .filter(({ error_code }) => (error_code === 'offline_access_code_not_revocable') === isOffline)
        .map(({ device_id }) => nameOf(parseString(device_id) ?? '') ?? texts.someDoor)
    )
  const [revocable, irrevocable] = [namesOf(false), namesOf(true)]
  const end = endOf(grant)
  const sentences = revocable || !irrevocable ? [texts.overprovisioned(revocable || texts.someDoors)] : []
  if (!irrevocable) return sentences
  return [
    ...sentences,
    Number.isFinite(end) ? texts.notRevocable(irrevocable, write(end)) : texts.notRevocableEver(irrevocable)
  ]
}

function leftOutText(reason: unknown, door: string, texts: Texts): string {
  if (reason === 'duration_exceeds_max') return texts.tooLong(door)
  if (reason === 'times_do_not_match_slots') return texts.otherSlots(door)
  return reason === 'ongoing_not_supported' ? texts.needsEnd(door) : texts.leftOut(door)
}

/** Returns the sentence about a warning, `null` if it needs none, or the platform's message. */
function warningText(grant: AccessGrant, warning: GrantWarning, context: AlertContext): string | null | undefined {
  const { texts, nameOf, deviceOf } = context
  const deviceId = parseString(warning.device_id) ?? ''
  const door = nameOf(deviceId) ?? texts.someDoor
  switch (warning.warning_code) {
    case 'being_deleted':
      return texts.beingRemoved
    case 'underprovisioned_access':
      return texts.underprovisioned
    case 'updating_access_times':
      return changingTimes(grant, context)
    case 'requested_code_unavailable': {
      const [digits, original] = [parseString(warning.new_code), parseString(warning.original_code)]
      return digits && original ? texts.otherDigits(door, digits, original) : undefined
    }
    case 'device_does_not_support_access_codes': {
      // A place may contain thermostats. A device that could not be loaded may be one.
      const device = deviceOf(deviceId)
      return !device || deviceKind(device) !== 'lock' ? null : texts.noPins(door)
    }
    case 'device_time_constraints_violated':
      return leftOutText(warning.reason, door, texts)
    default:
      return undefined
  }
}

function methodText(method: AccessMethod, code: unknown, hasStarted: boolean, texts: Texts): string | null | undefined {
  const mode = wayMode(method)
  const way = mode ? texts.modes[mode] : texts.otherMode
  if (code === 'failed_to_issue') return hasStarted ? texts.failedToIssue(way) : texts.notIssuedYet(way)
  if (code === 'delay_in_issuing') return hasStarted ? texts.failedToIssue(way) : texts.delayed(way)
  if (code === 'pulled_backup_access_code') return texts.backupUsed
  // The access grant has the same warnings.
  return code === 'being_deleted' || code === 'updating_access_times' ? null : undefined
}

/** Returns one sentence for each problem of an access grant and its ways in. */
export function grantAlerts(
  grant: AccessGrant,
  methods: readonly AccessMethod[],
  context: AlertContext
): readonly GrantAlert[] {
  const { texts, filters, nameOf, join, now } = context
  const hasStarted = startOf(grant) <= now
  function alert(
    tone: GrantAlert['tone'],
    text: string | null | undefined,
    { message, error_code, warning_code }: Issue,
    digits?: unknown
  ): GrantAlert[] {
    const shown = text === undefined ? parseString(message) : text
    const step = STEPS[String(error_code ?? warning_code)]
    return shown ? [{ tone, text: shown, step, digits: parseString(digits) }] : []
  }
  const isShown = (issue: Issue): boolean =>
    ALWAYS.has(issue.error_code ?? issue.warning_code) ||
    acceptedByFilter([issue], issue.error_code === undefined ? filters.passesWarning : filters.passesError).length > 0
  const errors = parseList(grant.errors).flatMap((error) => {
    if (!error || !isShown(error)) return []
    const names = idsOf(error.missing_device_ids).map((id) => nameOf(id) ?? texts.someDoor)
    const isKnown = error.error_code === 'cannot_create_requested_access_methods'
    const text = isKnown ? texts.noWayFor(names.length > 0 ? join(names) : texts.someDoors) : undefined
    return alert('error', text, error)
  })
  const warnings = parseList(grant.warnings).flatMap((warning) => {
    if (!warning || !isShown(warning)) return []
    const isTooMuch = warning.warning_code === 'overprovisioned_access'
    const found = isTooMuch ? overprovisioned(grant, warning, context) : [warningText(grant, warning, context)]
    return found.flatMap((text) => alert('warning', text, warning, warning.new_code))
  })
  const ofMethods = methods.flatMap((method) => [
    ...issues(method.errors)
      .filter(isShown)
      .flatMap((error) => alert('error', methodText(method, error.error_code, hasStarted, texts), error)),
    ...issues(method.warnings)
      .filter(isShown)
      .flatMap((warning) => {
        const digits = warning.warning_code === 'pulled_backup_access_code' ? method.code : undefined
        return alert('warning', methodText(method, warning.warning_code, hasStarted, texts), warning, digits)
      })
  ])
  return [...errors, ...ofMethods, ...warnings]
}
