import { createLazyMessages } from '../../../element/loading/lazy-messages.js'
import { CALENDAR_MESSAGES } from '../../../messages/calendar/calendar-messages.js'

export const { withTexts: withCalendarMessages, useTexts: useCalendarMessages } = createLazyMessages(CALENDAR_MESSAGES)
