import { createLaterTexts } from '../../element/loading/later-texts.js'
import { OVERVIEW_MESSAGES } from '../../messages/overview/overview-messages.js'

/** The texts of the overview. */
export const { withTexts: withOverviewMessages, useTexts: useOverviewMessages } = createLaterTexts(OVERVIEW_MESSAGES)
