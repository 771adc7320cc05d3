import type { REMEDIES, Remedy } from './remedies.js'

type StepOf = typeof REMEDIES

type WithoutStep = { [Name in Remedy]: StepOf[Name] extends 'none' | 'wait' ? Name : never }[Remedy]

/** Why there is no step for what has none. It is said in the documentation, and tried by a test. */
export const WITHOUT_STEP: Readonly<Record<WithoutStep, string>> = {
  auxiliaryHeat: 'It stops by itself.',
  backupInUse: 'The backup code is shown below the sentence.',
  beingDeleted: 'It ends by itself.',
  changeKept: 'Whoever made the code allowed changes in the manufacturer’s app: nothing is broken.',
  elsewhereManaged: 'Another workspace has the code now; from here it cannot be reached.',
  fewBackupCodes: 'The platform refills them by itself.',
  hubNeeded: 'The hub has to be bought and put up.',
  lockerWithoutCodes: 'The key has to be carried to another locker.',
  makerUnavailable: 'Only the manufacturer can end it; the platform reconnects by itself.',
  maybeOffline: 'It says how far the status can be trusted: nothing is broken.',
  rotates: 'It says how the lock works: nothing is broken.',
  siteDisconnected: 'Only the manufacturer’s support can connect the site.',
  siteUnapproved: 'Only the platform’s support can approve the site.',
  stillOnLock: 'The platform goes on trying by itself.',
  temperature: 'The thermostat’s own control stands on the same screen.',
  usedWithinADay: 'It says how the code works: nothing is broken.'
}
