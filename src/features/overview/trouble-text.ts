import type { IssueMessages } from '../../messages/issues/en.js'
import type { IssueSeverity } from '../issues/rules/trouble.js'

/**
 * Returns a sentence that describes an issue.
 *
 * @param fallback Used if neither the messages nor the platform have a description.
 */
export const troubleText = (
  { remedy, message }: IssueSeverity,
  { issues: texts }: IssueMessages,
  fallback: string
): string => (remedy ? texts[remedy] : (message ?? fallback))
