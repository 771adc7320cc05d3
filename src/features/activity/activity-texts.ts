import { createLazyMessages } from '../../element/loading/lazy-messages.js'
import { ACTIVITY_MESSAGES } from '../../messages/activity/activity-messages.js'

/** The texts of what happened. */
export const { withTexts: withActivityMessages, useTexts: useActivityMessages } = createLazyMessages(ACTIVITY_MESSAGES)
