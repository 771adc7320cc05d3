import { createLaterTexts } from '../../element/loading/later-texts.js'
import { ACTIVITY_MESSAGES } from '../../messages/activity/activity-messages.js'

/** The texts of what happened. */
export const { withTexts: withActivityMessages, useTexts: useActivityMessages } = createLaterTexts(ACTIVITY_MESSAGES)
