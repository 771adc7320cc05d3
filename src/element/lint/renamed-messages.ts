import { isObject } from '../options/is-object.js'
import { warn } from './console-hint.js'

/** Messages that were renamed in version 0.2, by their old name. */
export const RENAMED_MESSAGES: Readonly<Record<string, string>> = {
  'accessCodeForm.zoneManual': 'accessCodeForm.zoneOther',
  'activity.came': 'activity.newEvents',
  'activity.noneOfThese': 'activity.noMatches',
  'activity.sentences.codeChangeAsked': 'activity.sentences.codeChangeRequested',
  'activity.sentences.codeMadeElsewhere': 'activity.sentences.codeCreatedElsewhere',
  'activity.sentences.lockingDone': 'activity.sentences.lockingSucceeded',
  'activity.sentences.otherServiceGone': 'activity.sentences.otherServiceRemoved',
  'activity.sentences.simulationDone': 'activity.sentences.simulationSucceeded',
  'activity.sentences.subscriptionThere': 'activity.sentences.subscriptionActive',
  'activity.sentences.unlockingDone': 'activity.sentences.unlockingSucceeded',
  'bulk.notMade': 'bulk.notCreated',
  'bulk.skipped.gone': 'bulk.skipped.deleted',
  'bulk.skipped.unable': 'bulk.skipped.unsupported',
  'bulk.skipped.under-way': 'bulk.skipped.pending',
  'bulk.status.done': 'bulk.status.succeeded',
  'bulk.why.unable': 'bulk.why.unsupported',
  'calendar.fixed.barred': 'calendar.fixed.notAllowed',
  'calendar.fixed.open': 'calendar.fixed.ongoing',
  'calendar.fixed.unanswered': 'calendar.fixed.unsaved',
  'climatePresets.gone': 'climatePresets.alreadyDeleted',
  'general.forbidden': 'general.operationRefused',
  'issues.makerProblem': 'issues.manufacturerProblem',
  'issues.makerUnavailable': 'issues.manufacturerUnavailable',
  'issues.mended': 'issues.resolved',
  'issues.setUpAnew': 'issues.setUpAgain',
  'lock.notTold': 'lock.notReported',
  'noiseSensor.calm': 'deviceTable.calm',
  'noiseSensor.noisy': 'deviceTable.noisy',
  'overview.needYou': 'overview.needAttention',
  'rejected.reasons.late': 'rejected.reasons.expired',
  'schedule.exceptions.gone': 'schedule.exceptions.alreadyDeleted',
  'schedule.exceptions.over': 'schedule.exceptions.ended',
  'schedule.gonePreset': 'schedule.deletedPreset',
  'schedule.presetGone': 'schedule.presetDeleted',
  'schedule.programs.gone': 'schedule.programs.alreadyDeleted',
  'schedule.setOtherwise': 'schedule.setDifferently',
  'session.optionsAtFault': 'session.invalidOptions',
  'thresholds.gone': 'thresholds.alreadyDeleted',
  'view.groupings.maker': 'view.groupings.manufacturer',
  'view.none.maker': 'view.none.manufacturer',
  'view.orders.trouble': 'view.orders.issues'
}

/** Returns `true` if an object has a value at a path such as `lock.notTold`. */
function has(texts: unknown, path: string): boolean {
  let value: unknown = texts
  for (const key of path.split('.')) value = isObject(value) ? Reflect.get(value, key) : undefined
  return value !== undefined
}

/** Logs texts of the host whose messages were renamed. */
export function reportRenamedMessages(texts: unknown): void {
  for (const [old, current] of Object.entries(RENAMED_MESSAGES))
    if (has(texts, old)) warn(`The message ${old} is now ${current}. The text that you set for it is not used.`)
}
