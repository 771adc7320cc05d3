/**
 * What a person can do about something that is wrong, from where it is told:
 *
 * - `reconnect`: connect the account again
 * - `retry`: try again what failed, or look again
 * - `backup-code`: take a backup code in the place of one that does not work
 * - `choose-code`: choose other digits
 * - `make-room`: see the codes of the lock, to delete one
 * - `convert`: see the codes of the lock, among them those that stand on the lock itself
 * - `wake-bridge`: see to a hub or a bridge, and look again
 * - `batteries`: see which batteries are low
 * - `in-maker-app`: do it elsewhere, mostly in the maker's app, and look again
 * - `wait`: nothing, since it mends itself
 * - `none`: nothing, since nothing can be done from here
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
  | 'in-maker-app'
  | 'wait'
  | 'none'

/** What is wrong, as a person sees it, and the next step. Codes that mean the same to a person share one. */
export const REMEDIES = {
  accountDisconnected: 'reconnect',
  accountToConfirm: 'reconnect',
  setupRequired: 'in-maker-app',
  siteFull: 'in-maker-app',
  siteAlmostFull: 'in-maker-app',
  siteDisconnected: 'none',
  siteUnapproved: 'none',
  deviceOffline: 'retry',
  weakConnection: 'retry',
  hubOffline: 'wake-bridge',
  weakGateway: 'wake-bridge',
  hubNeeded: 'none',
  deviceRemoved: 'in-maker-app',
  notAllowed: 'in-maker-app',
  keysMissing: 'in-maker-app',
  subscriptionNeeded: 'in-maker-app',
  remoteUnlockOff: 'in-maker-app',
  officeMode: 'in-maker-app',
  privacyMode: 'retry',
  setUpAnew: 'in-maker-app',
  timeZone: 'in-maker-app',
  keypadNotLinked: 'in-maker-app',
  lockerWithoutCodes: 'none',
  otherService: 'in-maker-app',
  powerSaving: 'batteries',
  temperature: 'none',
  auxiliaryHeat: 'wait',
  maybeOffline: 'none',
  makerUnavailable: 'wait',
  makerProblem: 'retry',
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
  switchedOff: 'in-maker-app',
  rotates: 'none',
  timesWidened: 'in-maker-app',
  usedWithinADay: 'none',
  elsewhereManaged: 'none',
  backupInUse: 'none',
  beingDeleted: 'wait'
} as const satisfies Readonly<Record<string, IssueStep>>

/** The name of what is wrong: that of its sentence. */
export type Remedy = keyof typeof REMEDIES

/** Those of which the platform itself says what is meant. */
export const IN_ITS_WORDS: ReadonlySet<Remedy> = new Set<Remedy>(['setupRequired', 'makerProblem', 'unknownProblem'])
