import type { Formats } from '../../formats.js'

/** A lock, in English. */
export const en = ({ counted, either, number }: Formats) => ({
  lock: {
    locked: 'Locked',
    unlocked: 'Unlocked',
    unknown: 'Unknown',
    lock: 'Lock',
    unlock: 'Unlock',
    locking: 'Locking…',
    unlocking: 'Unlocking…',
    lockStatus: 'Lock status',
    notReported: 'This lock doesn’t report whether it’s locked.',
    notRemote: 'You can only lock or unlock it at the door.',
    notReached: 'We’ll know whether it’s locked once it’s back online.',
    updated: 'Lock status has been successfully updated',
    updateFailed: 'Failed to update lock status',
    stillWaiting: 'Still waiting for the door',
    codeLength: 'Code length',
    accessCodes: (count: number): string => counted(count, { one: '# access code', other: '# access codes' }),
    accessCodesUnknown: '– access codes',
    digits: (count: number): string => `${number(count)} digit code`,
    digitsBetween: (from: number, to: number): string => `${number(from)}-${number(to)} digit code`,
    digitsOneOf: (counts: readonly number[]): string => `${either(counts)} digit code`
  }
})
