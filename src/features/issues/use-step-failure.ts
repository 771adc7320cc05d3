import type { ActionTexts } from '../../core/actions/action.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { errorText } from '../../element/hooks/error-text.js'
import { useIssueMessages } from '../../element/loading/later-texts.js'

/** What is told of a step that failed; its button is still there to try it again. */
export function useStepFailure(): NonNullable<ActionTexts['failed']> {
  const messages = useMessages()
  const { issues: texts } = useIssueMessages()
  return (error) => ({ subject: texts.stepFailed, message: errorText(error, messages), canRetry: false })
}
