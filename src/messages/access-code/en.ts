import { defineMessages } from '../namespace.js'

/** Details and deletion of an access code. */
export const ACCESS_CODE = defineMessages('accessCode', ({ counted }) => ({
  alerts: 'Alerts',
  pinUnknown: 'PIN not known yet',
  beingRemoved: 'This access code is currently being removed.',
  removed: 'This access code has been removed.',
  person: 'Person',
  information: 'Code info',
  id: 'ID',
  created: 'Created',
  timing: 'Timing',
  timeZone: 'Time zone',
  copyId: 'Copy ID',
  copied: 'Copied',
  copyYourself: (keys: string): string => `Press ${keys} to copy`,
  confirmDelete: 'Delete this code and data?',
  confirm: 'Delete',
  deleted: 'Access code is being removed',
  manyDeleted: (count: number): string => counted(count, { other: '# codes are being removed' })
}))
