import { LOADERS } from 'virtual:messages/features'
import type { ACCESS_CODE } from './access-code/en.js'
import type { ACCESS_CODE_FORM } from './access-code-form/en.js'
import type { ACTIVITY } from './activity/en.js'
import type { ALL_LOCKS } from './all-locks/en.js'
import type { BULK } from './bulk/en.js'
import type { CALENDAR } from './calendar/en.js'
import type { CLIMATE_PRESETS } from './climate-presets/en.js'
import type { CONFLICT } from './conflict/en.js'
import type { DISCARD } from './discard/en.js'
import type { ISSUES } from './issues/en.js'
import { createLanguages } from './languages.js'
import type { TextsOf } from './namespace.js'
import type { NOISE_SENSOR } from './noise-sensor/en.js'
import type { OVERVIEW } from './overview/en.js'
import type { REJECTED } from './rejected/en.js'
import type { ROW_ACTIONS } from './row-actions/en.js'
import type { SCHEDULE } from './schedule/en.js'
import type { SHARING } from './sharing/en.js'
import type { SUPPORTED_DEVICES } from './supported-devices/en.js'
import type { THRESHOLDS } from './thresholds/en.js'
import type { UNMANAGED } from './unmanaged/en.js'
import type { VIEW } from './view/en.js'

type Each =
  | typeof ACCESS_CODE
  | typeof ACCESS_CODE_FORM
  | typeof ACTIVITY
  | typeof ALL_LOCKS
  | typeof BULK
  | typeof CALENDAR
  | typeof CLIMATE_PRESETS
  | typeof CONFLICT
  | typeof DISCARD
  | typeof ISSUES
  | typeof NOISE_SENSOR
  | typeof OVERVIEW
  | typeof REJECTED
  | typeof ROW_ACTIONS
  | typeof SCHEDULE
  | typeof SHARING
  | typeof SUPPORTED_DEVICES
  | typeof THRESHOLDS
  | typeof UNMANAGED
  | typeof VIEW

/** Messages of all features, by namespace. */
export type FeatureMessages = { readonly [Namespace in Each as Namespace['name']]: TextsOf<Namespace> }

/** Messages of all features, by language. English is empty here, because it is part of each namespace. */
export const FEATURE_MESSAGES = createLanguages<Partial<FeatureMessages>>(() => ({}), LOADERS)
