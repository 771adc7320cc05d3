import { LOADERS } from 'virtual:messages/features'
import { createLanguages } from './languages.js'
import type { TextsOf } from './namespace.js'

type Each =
  | typeof import('./access-code/en.js').ACCESS_CODE
  | typeof import('./access-code-form/en.js').ACCESS_CODE_FORM
  | typeof import('./access-grant-actions/en.js').ACCESS_GRANT_ACTIONS
  | typeof import('./access-grant-details/en.js').ACCESS_GRANT_DETAILS
  | typeof import('./access-grant-form/en.js').ACCESS_GRANT_FORM
  | typeof import('./access-grant-table/en.js').ACCESS_GRANT_TABLE
  | typeof import('./access-grants/en.js').ACCESS_GRANTS
  | typeof import('./activity/en.js').ACTIVITY
  | typeof import('./activity-export/en.js').ACTIVITY_EXPORT
  | typeof import('./all-locks/en.js').ALL_LOCKS
  | typeof import('./attention/en.js').ATTENTION
  | typeof import('./bulk/en.js').BULK
  | typeof import('./calendar/en.js').CALENDAR
  | typeof import('./climate-presets/en.js').CLIMATE_PRESETS
  | typeof import('./code-access/en.js').CODE_ACCESS
  | typeof import('./code-capacity/en.js').CODE_CAPACITY
  | typeof import('./code-limits/en.js').CODE_LIMITS
  | typeof import('./code-use/en.js').CODE_USE
  | typeof import('./conflict/en.js').CONFLICT
  | typeof import('./discard/en.js').DISCARD
  | typeof import('./issues/en.js').ISSUES
  | typeof import('./lock-all/en.js').LOCK_ALL
  | typeof import('./noise-sensor/en.js').NOISE_SENSOR
  | typeof import('./overview/en.js').OVERVIEW
  | typeof import('./rejected/en.js').REJECTED
  | typeof import('./row-actions/en.js').ROW_ACTIONS
  | typeof import('./schedule/en.js').SCHEDULE
  | typeof import('./sharing/en.js').SHARING
  | typeof import('./supported-devices/en.js').SUPPORTED_DEVICES
  | typeof import('./thresholds/en.js').THRESHOLDS
  | typeof import('./time-field/en.js').TIME_FIELD
  | typeof import('./unmanaged/en.js').UNMANAGED
  | typeof import('./use-list/en.js').USE_LIST
  | typeof import('./view/en.js').VIEW

/** Messages of all features, by namespace. */
export type FeatureMessages = { readonly [Namespace in Each as Namespace['name']]: TextsOf<Namespace> }

/** Messages of all features, by language. English is empty here, because it is part of each namespace. */
export const FEATURE_MESSAGES = createLanguages<Partial<FeatureMessages>>(() => ({}), LOADERS)
