import { issues } from '../../device/rules/device-issues.js'
import type { AccessCode, ConnectedAccount, Issue } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { ERRORS, WARNINGS } from './issue-codes.js'
import { IN_ITS_WORDS, type IssueStep, REMEDIES, type Remedy } from './remedies.js'

/** Something that is wrong, read for a person. */
export interface IssueSeverity {
  readonly kind: 'error' | 'warning'
  /** In the platform's words: `account_disconnected`; empty where it gave none. */
  readonly code: string
  /** What is wrong; nothing where we do not know the code. */
  readonly remedy: Remedy | undefined
  /** What the platform says of it, where our sentence does not say as much. */
  readonly message: string | undefined
  readonly step: IssueStep
}

const remedyIn = (table: Readonly<Record<string, Remedy>>, code: string): Remedy | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

/** Whether there is a backup code that can be taken in the place of a code. */
const hasBackup = ({ is_backup_access_code_available, pulled_backup_access_code_id: pulled }: AccessCode): boolean =>
  is_backup_access_code_available === true && parseString(pulled) === undefined

/** What keeps a code from being put on its lock, so that a backup code helps whoever stands before it. */
const KEEPS_OFF: ReadonlySet<unknown> = new Set(['deviceOffline', 'hubOffline', 'weakConnection', 'makerProblem'])

/** The step that helps with this very thing. */
function stepFor(remedy: Remedy, issue: Issue, code: AccessCode | undefined): IssueStep {
  const usual = REMEDIES[remedy]
  if (remedy === 'sameDigits' && parseString(issue.unmanaged_access_code_id)) return 'convert'
  if (!code) return usual === 'backup-code' ? 'wait' : usual
  if (KEEPS_OFF.has(remedy) && code.status !== 'set' && hasBackup(code)) return 'backup-code'
  if (usual !== 'backup-code' || hasBackup(code)) return usual
  return remedy === 'notOnLock' ? 'retry' : 'wait'
}

/** Reads an error or a warning. @param code the access code that has it, if one does. */
export function readIssues(issue: Issue, kind: IssueSeverity['kind'], code?: AccessCode): IssueSeverity {
  const name = parseString(kind === 'error' ? issue.error_code : issue.warning_code) ?? ''
  const remedy = remedyIn(kind === 'error' ? ERRORS : WARNINGS, name)
  const isOurs = remedy && !IN_ITS_WORDS.has(remedy)
  return {
    kind,
    code: name,
    remedy,
    message: isOurs ? undefined : parseString(issue.message),
    step: remedy ? stepFor(remedy, issue, code) : 'none'
  }
}

/** Whether an account has to be connected again. */
export const needsConnecting = ({ errors, warnings }: ConnectedAccount): boolean =>
  issues(errors).some((error) => readIssues(error, 'error').step === 'reconnect') ||
  issues(warnings).some((warning) => readIssues(warning, 'warning').step === 'reconnect')
