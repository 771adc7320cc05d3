import { createLaterTexts } from '../../../element/loading/later-texts.js'
import { SCHEDULE_MESSAGES } from '../../../messages/schedule/schedule-messages.js'

/** The texts of the schedule of a thermostat. */
export const { withTexts: withScheduleMessages, useTexts: useScheduleMessages } = createLaterTexts(SCHEDULE_MESSAGES)
