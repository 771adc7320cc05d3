import { ISSUE_MESSAGES } from '../../messages/issues/issue-messages.js'
import { createLazyMessages } from './lazy-messages.js'

/** Texts about issues and their resolution. */
export const {
  withTexts: withIssueMessages,
  useTexts: useIssueMessages,
  usePreload: usePreloadIssueMessages
} = createLazyMessages(ISSUE_MESSAGES)
