import { createLazyMessages } from '../../element/loading/lazy-messages.js'
import { ACTIVITY_MESSAGES } from '../../messages/activity/activity-messages.js'

export const { withTexts: withActivityMessages, useTexts: useActivityMessages } = createLazyMessages(ACTIVITY_MESSAGES)
