import { createLazyMessages } from '../../../element/loading/lazy-messages.js'
import { CALENDAR_MESSAGES } from '../../../messages/calendar/calendar-messages.js'

/** Messages of the calendar. */
export const { withTexts: withCalendarMessages, useTexts: useCalendarMessages } = createLazyMessages(CALENDAR_MESSAGES)
