import type { IssueFilters } from '../../access-codes/rules/access-code-issues.js'
import { codeState, ownErrors } from '../../access-codes/rules/access-code-state.js'
import type { LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { describeIssue, type IssueDetails } from '../../issues/rules/issue-details.js'

/** A code with an error, and the error. */
export interface CodeAttention extends LockCode {
  readonly issue: IssueDetails
}

/** Returns the codes with an error. @param now In ms since 1970. */
export function codesAttention(
  codes: readonly LockCode[],
  filters: IssueFilters,
  now: number
): readonly CodeAttention[] {
  return codes.flatMap(({ code, lock }) => {
    // Few codes have an error, and the state is slower to find.
    const [error] = ownErrors(code, filters)
    return error && codeState(code, lock, filters, now) === 'faulty'
      ? { code, lock, issue: describeIssue(error, 'error', code) }
      : []
  })
}
