import type { IssueMessages } from '../../messages/issues/en.js'
import type { IssueSeverity } from '../issues/rules/trouble.js'

/** What is wrong, in a sentence. @param fallback where neither we nor the platform have one */
export const troubleText = (
  { remedy, message }: IssueSeverity,
  { issues: texts }: IssueMessages,
  fallback: string
): string => (remedy ? texts[remedy] : (message ?? fallback))
