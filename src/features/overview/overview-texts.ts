import { createLazyMessages } from '../../element/loading/lazy-messages.js'
import { OVERVIEW_MESSAGES } from '../../messages/overview/overview-messages.js'

export const { withTexts: withOverviewMessages, useTexts: useOverviewMessages } = createLazyMessages(OVERVIEW_MESSAGES)
