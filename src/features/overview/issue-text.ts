import type { IssueMessages } from '../../messages/issues/en.js'
import type { IssueDetails } from '../issues/rules/issue-details.js'

/**
 * Returns a sentence that describes an issue.
 *
 * @param fallback Used if neither the messages nor the platform have a description.
 */
export const issueText = (
  { remedy, message }: IssueDetails,
  { issues: texts }: IssueMessages,
  fallback: string
): string => (remedy ? texts[remedy] : (message ?? fallback))
