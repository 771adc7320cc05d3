import { createLaterTexts } from '../../../element/loading/later-texts.js'
import { CALENDAR_MESSAGES } from '../../../messages/calendar/calendar-messages.js'

/** The texts of the calendar. */
export const { withTexts: withCalendarMessages, useTexts: useCalendarMessages } = createLaterTexts(CALENDAR_MESSAGES)
