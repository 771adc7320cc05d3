import type { ISSUES } from '../../messages/issues/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import type { IssueDetails } from '../issues/rules/issue-details.js'

/**
 * Returns a sentence that describes an issue.
 *
 * @param fallback Used if neither the messages nor the platform have a description.
 */
export const issueText = (
  { remedy, message }: IssueDetails,
  texts: TextsOf<typeof ISSUES>,
  fallback: string
): string => (remedy ? texts[remedy] : (message ?? fallback))
