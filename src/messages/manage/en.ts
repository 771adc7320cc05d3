import type { Formats } from '../formats.js'

/** Texts of operations on devices and access codes in lists, in English. Loaded with the screens that show them. */
export const en = ({ counted, number, percent }: Formats) => ({
  /** Row actions of the device table. */
  rowActions: {
    /** Names a button next to a row: what it says, and the device. */
    of: (action: string, name: string): string => `${action} ${name}`,
    adjust: 'Adjust',
    lastHour: 'Last hour',
    noises: (count: number): string =>
      count > 0
        ? `${counted(count, { one: '# noise event', other: '# noise events' })} in the last hour`
        : 'No noise events in the last hour',
    hourAgo: 'An hour ago',
    now: 'Now'
  },
  /** Why a command was not sent. */
  rejected: {
    title: 'Nothing was sent',
    reasons: {
      'signed-out': 'You’ve been signed out.',
      'not-allowed': 'You no longer have permission.',
      'not-offered': 'It’s no longer in this list.',
      changed: 'Someone else changed it in the meantime.',
      late: 'It took too long. Try again.',
      busy: 'Another change is still being sent. Try again in a moment.'
    }
  },
  /** Bulk operations. */
  bulk: {
    label: 'Bulk actions',
    selectAll: (count: number): string => `Select all ${number(count)}`,
    selected: (count: number): string => `${number(count)} selected`,
    clear: 'Clear',
    moreActions: 'More actions',
    /** Buttons that open the dialog. */
    open: {
      code: (count: number): string => `Add access code to ${number(count)}`,
      preset: (count: number): string => `Apply preset to ${number(count)}`,
      climate: (count: number): string => `Set temperature on ${number(count)}`,
      fan: (count: number): string => `Set fan on ${number(count)}`
    },
    /** Question of a dialog with the number of items. */
    ask: {
      lock: (count: number): string => counted(count, { one: 'Lock # door?', other: 'Lock # doors?' }),
      unlock: (count: number): string => counted(count, { one: 'Unlock # door?', other: 'Unlock # doors?' }),
      code: (count: number): string => counted(count, { one: 'Add an access code to # lock', other: 'Add an access code to # locks' }),
      preset: (count: number): string => counted(count, { one: 'Apply a preset to # thermostat', other: 'Apply a preset to # thermostats' }),
      climate: (count: number): string => counted(count, { one: 'Set the temperature of # thermostat', other: 'Set the temperature of # thermostats' }),
      fan: (count: number): string => counted(count, { one: 'Set the fan of # thermostat', other: 'Set the fan of # thermostats' }),
      edit: (count: number): string => counted(count, { one: 'Edit # access code', other: 'Edit # access codes' }),
      delete: (count: number): string => counted(count, { one: 'Delete # access code?', other: 'Delete # access codes?' })
    },
    /** Buttons that confirm it. */
    confirm: {
      lock: (count: number): string => `Lock ${number(count)}`,
      unlock: (count: number): string => `Unlock ${number(count)}`,
      code: (count: number): string => counted(count, { one: 'Add to # lock', other: 'Add to # locks' }),
      preset: (count: number): string => `Apply to ${number(count)}`,
      climate: (count: number): string => `Set on ${number(count)}`,
      fan: (count: number): string => `Set on ${number(count)}`,
      delete: (count: number): string => `Delete ${number(count)}`
    },
    more: (count: number): string => `and ${number(count)} more`,
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
      `${name} — ${number(count)} of ${counted(total, { one: '# thermostat', other: '# thermostats' })}`,
    fitsNone: 'No code length fits all of these locks. Select fewer locks.',
    notMade: 'The code wasn’t added to this lock.',
    keepOpen: 'Keep this page open until it finishes.',
    progress: (settled: number, total: number, failed: number): string =>
      `${number(settled)} of ${number(total)}${failed > 0 ? `, ${number(failed)} failed` : ''}`,
    finished: (done: number, total: number, failed: number): string =>
      `${number(done)} of ${number(total)} done${failed > 0 ? `, ${number(failed)} failed` : ''}`,
    retry: (count: number): string => `Try ${number(count)} again`,
    showDetails: 'Show details',
    hideDetails: 'Hide details',
    because: (reason: string, count: number): string => `${reason} (${number(count)})`,
    failed: 'Failed',
    status: {
      waiting: 'Waiting',
      running: 'Sending…',
      'still-waiting': 'No response yet',
      done: 'Done',
      canceled: 'Not allowed by this page'
    },
    skipped: { 'under-way': 'Already in progress', gone: 'Deleted', unable: 'Skipped' }
  },
  /** Sorting, groups and filters of a list. */
  view: {
    heading: 'View',
    sort: 'Sort',
    group: 'Group by',
    battery: 'Battery',
    problems: 'Problems',
    all: 'All',
    ungrouped: 'None',
    reset: 'Reset',
    close: 'Close',
    active: 'Active filters',
    remove: (filter: string): string => `Remove filter: ${filter}`,
    clear: 'Clear filters',
    noneLeft: 'No devices match these filters',
    /** Label of the battery filter. */
    lowBattery: (level: number): string => `Battery below ${percent(level)}`,
    /** Label of the battery filter below the title "Battery". */
    below: (level: number): string => `Below ${percent(level)}`,
    offline: 'Offline',
    issues: 'Has issues',
    orders: {
      newest: 'Newest first',
      name: 'Name',
      battery: 'Lowest battery first',
      trouble: 'Issues first',
      kind: 'Kind'
    },
    groupings: {
      kind: 'Kind',
      account: 'Account',
      maker: 'Manufacturer',
      space: 'Space'
    },
    none: {
      kind: 'Other devices',
      account: 'Without an account',
      maker: 'Unknown manufacturer',
      space: 'Without a space'
    },
    kinds: {
      lock: 'Locks',
      thermostat: 'Thermostats',
      'noise-sensor': 'Noise sensors'
    },
    states: {
      locked: 'Locked',
      unlocked: 'Unlocked',
      heating: 'Heating',
      cooling: 'Cooling',
      noisy: 'Too loud'
    }
  },
  /** A form field that both the user and someone else have changed. */
  conflict: {
    field: 'Someone else changed this too.',
    whole: 'Someone else changed this in the meantime. Reload to see their version. You’ll lose your changes.',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    useTheirs: 'Use theirs'
  },
  /** Editing noise thresholds. */
  thresholds: {
    title: 'Add threshold',
    name: 'Name (optional)',
    decibels: 'Alert above (dB)',
    score: 'Noise risk score (NRS)',
    less: (name: string): string => `${name}: lower`,
    more: (name: string): string => `${name}: higher`,
    start: 'From',
    end: 'To',
    nextDay: 'next day',
    required: 'Required',
    notANumber: 'Enter a number.',
    notBoth: 'Enter either decibels or a score.',
    outOfRange: (least: number, most: number): string => `Enter a number from ${number(least)} to ${number(most)}.`,
    nameRequired: 'You can change the name but not remove it.',
    sameTime: 'The end must differ from the start.',
    day: 'The day from midnight to midnight',
    own: 'This threshold',
    otherThresholds: 'Other thresholds',
    overlaps: (name: string, level: string, times: string): string => `Overlaps “${name}”, which allows ${level}: ${times}`,
    neverFirst: (name: string, level: string): string => `Never triggers: “${name}” (${level}) covers this time.`,
    created: 'Noise threshold created',
    updated: 'Noise threshold updated',
    deleted: 'Noise threshold is being deleted',
    confirmDelete: 'Delete this noise threshold?',
    confirm: 'Delete',
    gone: 'This noise threshold was deleted.',
    failed: 'The noise threshold could not be saved. Please try again.',
    deleteFailed: 'The noise threshold could not be deleted. Please try again.',
    offline: 'You can change noise thresholds once the sensor is back online.'
  },
  /** The codes of all locks. */
  allLocks: {
    heading: 'All access codes',
    list: 'List',
    calendar: 'Calendar',
    group: 'Group by',
    byPerson: 'Person',
    byLock: 'Lock',
    chooseLocks: 'Choose locks',
    searchLocks: 'Search locks',
    noLock: 'No lock matches',
    chooseOne: 'Choose at least one lock.',
    proceed: 'Continue',
    locks: (count: number): string => counted(count, { one: '# lock', other: '# locks' }),
    progress: (done: number, total: number): string => `Checking codes: ${number(done)} of ${number(total)} locks`,
    failed: (count: number): string =>
      counted(count, { one: 'The codes of # lock could not be loaded', other: 'The codes of # locks could not be loaded' }),
    deleteAll: (count: number): string => `Delete all ${number(count)}`,
    editAll: (count: number): string => `Edit all ${number(count)}`,
    differ: 'Codes differ',
    /** Locks that can't be selected, with the reason. */
    off: (count: number): string =>
      counted(count, { one: '# lock needs a different code length.', other: '# locks need a different code length.' }),
    ownDigits: 'These locks need different code lengths, so each keeps its own code.',
    timesDiffer: 'Times differ',
    differing: 'Differs: each keeps its own'
  },
  /** Codes that were set at the lock. */
  unmanaged: {
    title: 'Set at the lock',
    about: 'These codes were set at the lock or in the manufacturer’s app. Import them to change them here.',
    loading: 'Loading codes set at the lock',
    none: 'No other codes',
    failed: 'Codes set at the lock could not be loaded',
    manage: 'Import',
    cannot: 'This code can’t be imported.',
    manageAll: (count: number) => counted(count, { other: 'Import all #' }),
    managed: 'Code imported',
    notManaged: 'The code couldn’t be imported.'
  },
  /** Sharing an access code. */
  sharing: {
    share: 'Share',
    pass: 'Guest pass',
    print: 'Print',
    picture: 'QR code of this pass',
    tooLong: 'This text is too long for a QR code.',
    text: 'Text to share',
    close: 'Close',
    code: (pin: string) => `Access code: ${pin}`,
    always: 'Valid at any time',
    between: (start: string, end: string) => `Valid from ${start} to ${end}`,
    from: (start: string) => `Valid from ${start}`,
    until: (end: string) => `Valid until ${end}`
  }
})

/** Texts of operations on devices and access codes in lists. */
export type ManageMessages = ReturnType<typeof en>
