import { createLazyMessages } from '../../../element/loading/lazy-messages.js'
import { SCHEDULE_MESSAGES } from '../../../messages/schedule/schedule-messages.js'

/** The texts of the schedule of a thermostat. */
export const { withTexts: withScheduleMessages, useTexts: useScheduleMessages } = createLazyMessages(SCHEDULE_MESSAGES)
