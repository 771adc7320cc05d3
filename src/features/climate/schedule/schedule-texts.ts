import { createLazyMessages } from '../../../element/loading/lazy-messages.js'
import { SCHEDULE_MESSAGES } from '../../../messages/schedule/schedule-messages.js'

/** Texts of thermostat schedules, loaded on demand. */
export const { withTexts: withScheduleMessages, useTexts: useScheduleMessages } = createLazyMessages(SCHEDULE_MESSAGES)
