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
    'noise-sensor': (count: number): string => counted(count, { one: '# noise sensor skipped', other: '# noise sensors skipped' }),
    code: (count: number): string => counted(count, { one: '# access code skipped', other: '# access codes skipped' })
  },
  /** Number of skipped items, with the reason. */
  skipsFor: (what: string, reason: string): string => `${what}: ${reason}`,
  /** Reason for skipping items. */
  why: {
    offline: 'offline',
    unable: 'not possible',
    noMode: (name: string): string => `no ${name} mode`,
    noPreset: (name: string): string => `no “${name}” preset`
  },
  presetOn: (name: string, count: number, total: number): string =>
    `${name} — ${number(count)} of ${number(total)}`,
  fitsNone: 'No code length fits all of these locks. Select fewer locks.',
  notMade: 'The code wasn’t added to this lock.',
  keepOpen: 'Keep this page open until it finishes.',
  progress: (settled: number, total: number, failed: number): string =>
    `${number(settled)} of ${number(total)}${failed > 0 ? `, ${number(failed)} failed` : ''}`,
  stop: 'Stop',
  stopping: 'Stopping…',
  finished: (done: number, total: number, failed: number, stopped: number): string =>
    `${number(done)} of ${number(total)} done${failed > 0 ? `, ${number(failed)} failed` : ''}${stopped > 0 ? `, ${number(stopped)} not sent` : ''}`,
  retry: (count: number): string => `Try ${number(count)} again`,
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  because: (reason: string, count: number): string => `${reason} (${number(count)})`,
  status: {
    waiting: 'Waiting',
    running: 'Sending…',
    'still-waiting': 'No response yet',
    done: 'Done',
    canceled: 'Not allowed by this page'
  },
  skipped: { 'under-way': 'Already in progress', gone: 'Deleted', unable: 'Skipped', stopped: 'Stopped before it was sent' }
}))
