import type { AccessCode, ConnectedAccount, Issue } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { issues } from '../../device/rules/device-issues.js'
import { ERRORS, WARNINGS } from './issue-codes.js'
import { type IssueStep, REMEDIES, type Remedy, WITH_PLATFORM_MESSAGE } from './remedies.js'

export interface IssueDetails {
  readonly kind: 'error' | 'warning'
  /** The platform's code, such as `account_disconnected`. Empty if missing. */
  readonly code: string
  /** `undefined` for an unknown code. */
  readonly remedy: Remedy | undefined
  /** The platform's message, if it says more than our sentence. */
  readonly message: string | undefined
  readonly step: IssueStep
}

const remedyIn = (table: Readonly<Record<string, Remedy>>, code: string): Remedy | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

/** Returns `true` if a backup code is available. */
const hasBackup = ({ is_backup_access_code_available, pulled_backup_access_code_id: pulled }: AccessCode): boolean =>
  is_backup_access_code_available === true && parseString(pulled) === undefined

/** Issues that keep a code off its lock, so that a backup code helps. */
const KEEPS_OFF: ReadonlySet<unknown> = new Set([
  'deviceOffline',
  'hubOffline',
  'weakConnection',
  'manufacturerProblem'
])

function stepFor(remedy: Remedy, issue: Issue, code: AccessCode | undefined): IssueStep {
  const usual = REMEDIES[remedy]
  if (remedy === 'sameDigits' && parseString(issue.unmanaged_access_code_id)) return 'convert'
  if (!code) return usual === 'backup-code' ? 'wait' : usual
  if (KEEPS_OFF.has(remedy) && code.status !== 'set' && hasBackup(code)) return 'backup-code'
  if (usual !== 'backup-code' || hasBackup(code)) return usual
  return remedy === 'notOnLock' ? 'retry' : 'wait'
}

/** Parses an error or warning. @param code access code with the issue, if any */
export function describeIssue(issue: Issue, kind: IssueDetails['kind'], code?: AccessCode): IssueDetails {
  const name = parseString(kind === 'error' ? issue.error_code : issue.warning_code) ?? ''
  const remedy = remedyIn(kind === 'error' ? ERRORS : WARNINGS, name)
  const isOurs = remedy && !WITH_PLATFORM_MESSAGE.has(remedy)
  return {
    kind,
    code: name,
    remedy,
    message: isOurs ? undefined : parseString(issue.message),
    step: remedy ? stepFor(remedy, issue, code) : 'none'
  }
}

/** Returns `true` if an account has to be reconnected. */
export const needsConnecting = ({ errors, warnings }: ConnectedAccount): boolean =>
  issues(errors).some((error) => describeIssue(error, 'error').step === 'reconnect') ||
  issues(warnings).some((warning) => describeIssue(warning, 'warning').step === 'reconnect')
