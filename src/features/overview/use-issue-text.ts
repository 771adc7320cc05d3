import { useContext } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { ISSUES } from '../../messages/issues/en.js'
import { issueName } from '../access-codes/rules/access-code-issues.js'
import type { IssueDetails } from '../issues/rules/issue-details.js'
import { IconStepsContext } from '../issues/step-button.js'

/**
 * Returns what an issue is about: its short name in a narrow row, else a sentence.
 *
 * @param fallback Used if neither the messages nor the platform have a description.
 */
export function useIssueText({ code, remedy, message }: IssueDetails, fallback: string): string | undefined {
  const name = issueName(code, useTexts())
  const texts = useTexts(ISSUES)
  if (useContext(IconStepsContext) === 'all' && name !== undefined) return name
  return remedy ? texts[remedy] : (message ?? fallback)
}
