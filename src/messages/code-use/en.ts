import { defineMessages } from '../namespace.js'

/** Use of an access code, in its details. */
export const CODE_USE = defineMessages('codeUse', ({ counted }) => ({
  title: 'Use',
  lastUsed: 'Last used',
  firstUsed: 'First used',
  used: (count: number): string => counted(count, { one: 'Used once', other: 'Used # times' }),
  /** More uses may be in events that were not read. */
  usedAtLeast: (count: number): string =>
    counted(count, { one: 'Used at least once', other: 'Used at least # times' }),
  inWindow: 'in the last 30 days',
  withBackup: 'with the backup code',
  yesterday: (time: string): string => `Yesterday ${time}`,
  /** Announced when a use arrives. @param when `3:12 PM` */
  usedAt: (when: string): string => `Used ${when}`,
  /** @param when `Yesterday 3:12 PM` */
  denied: (count: number, when: string): string =>
    counted(count, { one: `Refused once, ${when}`, other: `Refused # times, last ${when}` }),
  /** @param reason one of `reasons` */
  because: (denied: string, reason: string): string => `${denied}: ${reason}`,
  reasons: {
    unknown_code: 'Code not known to the lock',
    expired_code: 'Code expired',
    blocklisted_code: 'Code blocked',
    too_many_attempts: 'Too many attempts',
    blocked_by_privacy_mode: 'Privacy mode is on',
    credential_error: 'Code couldn’t be read'
  },
  notUsed: 'Not used yet',
  notRecently: 'No use in the last 30 days',
  unknown: 'No use reported. This lock may not report which code was used.',
  notReported: 'This lock doesn’t report which code was used.',
  offlineCode: 'The use of offline codes isn’t reported.',
  notFound: (count: number): string =>
    counted(count, { one: 'No use found in the latest event.', other: 'No use found in the latest # events.' }),
  lockOffline: 'The lock is offline. Later uses may be missing.',
  failed: 'The use of this code could not be loaded',
  showAll: 'Show all uses'
}))
