import { ACTIVITY_MESSAGES } from '../../../src/messages/activity/activity-messages.js'
import { CALENDAR_MESSAGES } from '../../../src/messages/calendar/calendar-messages.js'
import { ISSUE_MESSAGES } from '../../../src/messages/issues/issue-messages.js'
import { MANAGE_MESSAGES } from '../../../src/messages/manage/manage-messages.js'
import { OVERVIEW_MESSAGES } from '../../../src/messages/overview/overview-messages.js'
import { SCHEDULE_MESSAGES } from '../../../src/messages/schedule/schedule-messages.js'

/** Fetches what the elements fetch later: time stands on a walk, while a network takes some. */
export const fetchChunks = (): Promise<unknown> =>
  Promise.all([
    import('../../../src/element/appearance/resolve-theme.js'),
    import('../../../src/element/lint/rules.js'),
    import('../../../src/messages/de.js'),
    ...['en', 'de'].flatMap((locale) => [
      ISSUE_MESSAGES.load(locale),
      MANAGE_MESSAGES.load(locale),
      CALENDAR_MESSAGES.load(locale),
      ACTIVITY_MESSAGES.load(locale),
      OVERVIEW_MESSAGES.load(locale),
      SCHEDULE_MESSAGES.load(locale)
    ]),
    import('../../../src/features/access-codes/rules/qr-path.js'),
    import('../../../src/features/access-codes/details/backup-code.js'),
    import('../../../src/features/access-codes/details/share-code.js'),
    import('../../../src/features/access-codes/calendar/access-calendar.js'),
    import('../../../src/features/access-codes/all-locks/add-codes.js'),
    import('../../../src/features/access-codes/all-locks/all-locks-codes-screen.js'),
    import('../../../src/features/access-codes/unmanaged/unmanaged-codes.js'),
    import('../../../src/features/access-codes/bulk/code-bulk.js'),
    import('../../../src/features/account/connect-control.js'),
    import('../../../src/features/activity/recent/device-activity.js'),
    import('../../../src/features/activity/recent/recent-activity.js'),
    import('../../../src/features/device-table/bulk/device-bulk.js'),
    import('../../../src/features/access-codes/details/access-code-details.js'),
    import('../../../src/features/access-codes/form/access-code-form-screen.js'),
    import('../../../src/features/access-codes/table/access-code-table-screen.js'),
    import('../../../src/features/device-table/details/device-details.js'),
    import('../../../src/features/device-table/details/lock-activity.js'),
    import('../../../src/features/device-table/details/lock-recent.js'),
    import('../../../src/features/device-table/row-actions/climate-panel.js'),
    import('../../../src/features/device-table/row-actions/noise-panel.js'),
    import('../../../src/features/device-table/row-actions/row-control.js'),
    import('../../../src/features/device-table/view/view-tools.js'),
    import('../../../src/features/issues/cause-lines.js'),
    import('../../../src/features/issues/issue-list.js'),
    import('../../../src/features/noise/noise-sensor-details.js'),
    import('../../../src/features/noise/thresholds/delete-threshold.js'),
    import('../../../src/features/noise/thresholds/threshold-form.js'),
    import('../../../src/features/noise/thresholds/read-only-reason.js'),
    import('../../../src/features/overview/climate-changes.js'),
    import('../../../src/features/overview/attention-list.js'),
    import('../../../src/features/climate/presets/preset-form.js'),
    import('../../../src/features/climate/presets/preset-manager.js'),
    import('../../../src/features/climate/schedule/plan-line.js'),
    import('../../../src/features/climate/schedule/schedule-screen.js'),
    import('../../../src/features/climate/schedule/exceptions/delete-exception.js'),
    import('../../../src/features/climate/schedule/exceptions/exception-form-screen.js'),
    import('../../../src/features/climate/schedule/week/delete-program.js'),
    import('../../../src/features/climate/schedule/week/program-form-screen.js'),
    import('../../../src/features/climate/schedule/week/week-form-screen.js'),
    import('../../../src/features/climate/thermostat/thermostat.js')
  ])
