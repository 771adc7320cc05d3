import { defineMessages } from '../namespace.js'

/** The form of an access code. */
export const ACCESS_CODE_FORM = defineMessages('accessCodeForm', ({ counted, list }) => ({
  nameNew: 'Name the new code',
  name: 'Name the code',
  nameRequired: 'Name is required',
  nameTooLong: '60 characters max',
  code: 'Enter the code (PIN)',
  numbersOnly: 'Numbers only',
  codeRequired: 'Code is required',
  codeLength: (lengths: readonly number[]): string =>
    `Code length must be one of the following: ${list(lengths)}`,
  generate: 'Generate code',
  generateFailed: 'A code could not be generated. Please try again.',
  type: 'Timing',
  ongoing: 'Ongoing',
  timeBound: 'Start/end times',
  start: 'Start',
  end: 'End',
  dateRequired: 'Enter a date and a time',
  endNotAfterStart: 'The end must be after the start',
  endPast: 'The end is in the past',
  timing: 'Timing',
  /** Of the browser. */
  zoneAutomatic: 'Time Zone (automatic)',
  /** Another than that of the browser: of a device or place, or chosen by the user. */
  zoneOther: 'Time Zone (manual)',
  useLocalZone: 'Use local time zone',
  zones: 'Time zones',
  searchZones: 'Search time zones',
  noZones: 'No time zone matches',
  zoneCount: (count: number): string => counted(count, { one: '# time zone', other: '# time zones' }),
  deviceZone: 'Time zone of the device',
  saveFailed: 'The code could not be saved. Please try again.',
  notCreatable: 'You can’t add access codes here.',
  notEditable: 'This access code can’t be edited.',
  takesNoCodes: 'This device doesn’t accept access codes from here. See the manufacturer’s app for other ways to give access.',
  turnedOff: 'This is turned off here. Ask an administrator if you need it.'
}))
