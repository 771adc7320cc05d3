import type { REMEDIES, Remedy } from './remedies.js'

type StepOf = typeof REMEDIES

type WithoutStep = { [Name in Remedy]: StepOf[Name] extends 'none' | 'wait' ? Name : never }[Remedy]

/** Why an issue has no step, as text for the documentation (`docs/issues.md`). */
export const WITHOUT_STEP: Readonly<Record<WithoutStep, string>> = {
  auxiliaryHeat: 'It stops on its own.',
  backupInUse: 'The backup code is shown below the message.',
  beingDeleted: 'It ends on its own.',
  changeKept: 'The code allows changes in the manufacturer’s app. Nothing is broken.',
  elsewhereManaged: 'The code is managed in another workspace and can’t be reached from here.',
  fewBackupCodes: 'The platform adds more.',
  hubNeeded: 'The user has to buy and install a hub.',
  lockerWithoutCodes: 'The key has to be moved to another locker.',
  manufacturerUnavailable: 'Only the manufacturer can fix it. The platform reconnects on its own.',
  maybeOffline: 'It describes how reliable the status is. Nothing is broken.',
  rotates: 'It describes how the lock works. Nothing is broken.',
  siteDisconnected: 'Only the manufacturer’s support can connect the site.',
  siteUnapproved: 'Only the platform’s support can approve the site.',
  stillOnLock: 'The platform keeps trying.',
  temperature: 'The controls of the thermostat are on the same screen.',
  usedWithinADay: 'It describes how the code works. Nothing is broken.'
}
