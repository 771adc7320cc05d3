import { defineMessages } from '../namespace.js'

/** Bulk operations. */
export const BULK = defineMessages('bulk', ({ counted, number }) => ({
  label: 'Bulk actions',
  selectAll: (count: number): string => `Select all ${number(count)}`,
  selected: (count: number): string => `${number(count)} selected`,
  clear: 'Clear',
  moreActions: 'More actions',
  /** Question of a dialog with the number of items. */
  ask: {
    lock: (count: number): string => counted(count, { one: 'Lock # lock?', other: 'Lock # locks?' }),
    unlock: (count: number): string => counted(count, { one: 'Unlock # lock?', other: 'Unlock # locks?' }),
    code: (count: number): string => counted(count, { one: 'Add an access code to # lock', other: 'Add an access code to # locks' }),
    preset: (count: number): string => counted(count, { one: 'Apply a preset to # thermostat', other: 'Apply a preset to # thermostats' }),
    climate: (count: number): string => counted(count, { one: 'Set the temperature of # thermostat', other: 'Set the temperature of # thermostats' }),
    fan: (count: number): string => counted(count, { one: 'Set the fan of # thermostat', other: 'Set the fan of # thermostats' }),
    edit: (count: number): string => counted(count, { one: 'Edit # access code', other: 'Edit # access codes' }),
    delete: (count: number): string => counted(count, { one: 'Delete # access code?', other: 'Delete # access codes?' })
  },
  /** Buttons that confirm it. */
  confirm: {
    lock: (count: number): string => counted(count, { one: 'Lock # lock', other: 'Lock # locks' }),
    unlock: (count: number): string => counted(count, { one: 'Unlock # lock', other: 'Unlock # locks' }),
    code: (count: number): string => counted(count, { one: 'Add to # lock', other: 'Add to # locks' }),
    preset: (count: number): string => `Apply to ${number(count)}`,
    climate: (count: number): string => `Set on ${number(count)}`,
    fan: (count: number): string => `Set on ${number(count)}`,
    delete: (count: number): string => counted(count, { one: 'Delete # access code', other: 'Delete # access codes' })
  },
  /** Number of skipped items of a kind. */
  skips: {
    lock: (count: number): string => counted(count, { one: '# lock skipped', other: '# locks skipped' }),
    thermostat: (count: number): string => counted(count, { one: '# thermostat skipped', other: '# thermostats skipped' }),
    'noise-sensor': (count: number): string => counted(count, { one: '# noise sensor skipped', other: '# noise sensors skipped' })
  },
  /** Number of codes that an action leaves out. */
  fixed: {
    edit: (count: number): string => counted(count, { one: '# code can’t be edited', other: '# codes can’t be edited' }),
    delete: (count: number): string => counted(count, { one: '# code can’t be deleted', other: '# codes can’t be deleted' })
  },
  /** Number of skipped items, with the reason. */
  skipsFor: (what: string, reason: string): string => `${what}: ${reason}`,
  /** Reason for skipping items. */
  why: {
    offline: 'offline',
    unsupported: 'not possible',
    noMode: (name: string): string => `no ${name} mode`,
    noPreset: (name: string): string => `no “${name}” preset`
  },
  presetOn: (name: string, count: number, total: number): string =>
    `${name} — ${number(count)} of ${number(total)}`,
  fitsNone: 'No code length fits all of these locks. Select fewer locks.',
  notCreated: 'The code wasn’t added to this lock.',
  keepOpen: 'Keep this page open until it finishes.',
  /** Progress of a run by what it does. The part is a text such as “2 of 8”. */
  running: {
    lock: (part: string): string => `Locking ${part}…`,
    unlock: (part: string): string => `Unlocking ${part}…`,
    delete: (part: string): string => `Deleting ${part}…`,
    other: (part: string): string => `Sending ${part}…`
  },
  stop: 'Stop',
  stopping: 'Stopping…',
  /** Parts of a result: what was done, and what was not. */
  results: {
    lock: (count: number): string => `${number(count)} locked`,
    unlock: (count: number): string => `${number(count)} unlocked`,
    delete: (count: number): string => `${number(count)} deleted`,
    other: (count: number): string => `${number(count)} done`,
    failed: (count: number): string => `${number(count)} failed`,
    skipped: (count: number): string => `${number(count)} skipped`,
    stopped: (count: number): string => `${number(count)} not sent`
  },
  /** Joins the parts of a result, or names. */
  listed: (parts: readonly string[]): string => parts.join(', '),
  retry: 'Try again',
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  because: (reason: string, count: number): string => `${reason} (${number(count)})`,
  /** Short names of the platform's reasons for a failure, by code. */
  failures: { jammed: 'Jammed' },
  status: {
    waiting: 'Waiting',
    running: 'Sending…',
    'still-waiting': 'No response yet',
    succeeded: 'Done',
    canceled: 'Not allowed by this page'
  },
  skipped: { pending: 'Already in progress', deleted: 'Deleted', unsupported: 'Skipped', stopped: 'Not sent' }
}))
