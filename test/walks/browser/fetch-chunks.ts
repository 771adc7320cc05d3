import { ACTIVITY_MESSAGES } from '../../../src/messages/activity/activity-messages.js'
import { CALENDAR_MESSAGES } from '../../../src/messages/calendar/calendar-messages.js'
import { ISSUE_MESSAGES } from '../../../src/messages/issues/issue-messages.js'
import { MANAGE_MESSAGES } from '../../../src/messages/manage/manage-messages.js'
import { OVERVIEW_MESSAGES } from '../../../src/messages/overview/overview-messages.js'
import { SCHEDULE_MESSAGES } from '../../../src/messages/schedule/schedule-messages.js'
import { fetchEveryChunk } from '../../every-chunk.js'

/** Loads all chunks and the languages that a walk switches to, because its clock does not run while they load. */
export const fetchChunks = (): Promise<unknown> =>
  Promise.all([
    fetchEveryChunk(),
    import('../../../src/messages/de.js'),
    ...['en', 'de'].flatMap((locale) => [
      ISSUE_MESSAGES.load(locale),
      MANAGE_MESSAGES.load(locale),
      CALENDAR_MESSAGES.load(locale),
      ACTIVITY_MESSAGES.load(locale),
      OVERVIEW_MESSAGES.load(locale),
      SCHEDULE_MESSAGES.load(locale)
    ])
  ])
