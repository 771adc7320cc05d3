/**
 * Steps that the user can take to resolve an issue:
 *
 * - `reconnect`: reconnect the account
 * - `retry`: repeat what failed, or check again
 * - `backup-code`: replace a broken code with a backup code
 * - `choose-code`: choose other digits
 * - `make-room`: open the codes of the lock, to delete one
 * - `convert`: open the codes of the lock, including those set at the lock
 * - `wake-bridge`: check a hub or bridge, then check again
 * - `batteries`: see which batteries are low
 * - `in-manufacturer-app`: use the manufacturer's app, then check again
 * - `wait`: nothing, because it resolves itself
 * - `none`: nothing, because it can't be resolved here
 */
export type IssueStep =
  | 'reconnect'
  | 'retry'
  | 'backup-code'
  | 'choose-code'
  | 'make-room'
  | 'convert'
  | 'wake-bridge'
  | 'batteries'
  | 'in-manufacturer-app'
  | 'wait'
  | 'none'

/** Issues as users see them, with their next step. Codes with the same meaning share one. */
export const REMEDIES = {
  accountDisconnected: 'reconnect',
  accountToConfirm: 'reconnect',
  setupRequired: 'in-manufacturer-app',
  siteFull: 'in-manufacturer-app',
  siteAlmostFull: 'in-manufacturer-app',
  siteDisconnected: 'none',
  siteUnapproved: 'none',
  deviceOffline: 'retry',
  weakConnection: 'retry',
  hubOffline: 'wake-bridge',
  weakGateway: 'wake-bridge',
  hubNeeded: 'none',
  deviceRemoved: 'in-manufacturer-app',
  notAllowed: 'in-manufacturer-app',
  keysMissing: 'in-manufacturer-app',
  subscriptionNeeded: 'in-manufacturer-app',
  remoteUnlockOff: 'in-manufacturer-app',
  officeMode: 'in-manufacturer-app',
  privacyMode: 'retry',
  setUpAgain: 'in-manufacturer-app',
  timeZone: 'in-manufacturer-app',
  keypadNotLinked: 'in-manufacturer-app',
  lockerWithoutCodes: 'none',
  otherService: 'in-manufacturer-app',
  powerSaving: 'batteries',
  temperature: 'none',
  auxiliaryHeat: 'wait',
  maybeOffline: 'none',
  manufacturerUnavailable: 'wait',
  manufacturerProblem: 'retry',
  unknownProblem: 'retry',
  fewBackupCodes: 'wait',
  manyBackupCodes: 'make-room',
  lockFull: 'make-room',
  notOnLock: 'backup-code',
  lateOnLock: 'backup-code',
  stillOnLock: 'wait',
  sameDigits: 'choose-code',
  changedElsewhere: 'retry',
  changeKept: 'none',
  switchedOff: 'in-manufacturer-app',
  rotates: 'none',
  timesWidened: 'in-manufacturer-app',
  usedWithinADay: 'none',
  elsewhereManaged: 'none',
  backupInUse: 'none',
  beingDeleted: 'wait'
} as const satisfies Readonly<Record<string, IssueStep>>

/** Name of a remedy and of its sentence. */
export type Remedy = keyof typeof REMEDIES

/** Remedies for which the platform's message is shown. */
export const WITH_PLATFORM_MESSAGE: ReadonlySet<Remedy> = new Set<Remedy>([
  'setupRequired',
  'manufacturerProblem',
  'unknownProblem'
])
