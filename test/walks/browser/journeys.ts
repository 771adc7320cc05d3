import type { ChangeElsewhere, FaultKind } from './action.js'

/** Step of a journey: a press by name, a text to type, or an event. */
export type Step =
  | {
      readonly press: RegExp
      /** `true` if the journey continues without this step. */
      readonly isOptional?: true
      /** `true` if the step concerns the same resource as the previous one, by the end of its name. */
      readonly isSame?: true
      readonly role?: string
    }
  | { readonly type: RegExp; readonly texts: readonly string[] }
  | { readonly slide: RegExp }
  | { readonly slow: string; readonly kinds: readonly FaultKind[] }
  | { readonly elsewhere: readonly ChangeElsewhere['does'][] }
  | { readonly pass: readonly number[] }
  /** Presses the place of the last press again. */
  | { readonly again: true }
  | { readonly refresh: true }
  /** Makes the element wide enough for details next to the list. */
  | { readonly widen: true }
  /** Leaves what is open in any way. */
  | { readonly leave: true }

const SLOW = ['slow', 'late', 'late', '500', 'silent'] as const
/** Names of no resource of either user, because one user's names must not be visible to the other. */
const NAMES = ['Guest', 'Night 2', 'Cleaner 3']
const PIN = /\bPIN\b/
const EXPORT = /^(?:Download CSV|Print)$/
const FIRST_NAME = /^(?:Name|Label)/

const openMenu: Step = { press: /^Actions for /, isOptional: true }
const leave: readonly Step[] = [
  { press: /^(?:Back|Cancel)$/, isOptional: true },
  { press: /^Discard$/, isOptional: true }
]
const remove: readonly Step[] = [
  { press: /^Actions for /, isOptional: true, isSame: true },
  { press: /^Delete\b/, isSame: true },
  { press: /^Delete\b/, role: 'dialog' }
]

const PRESS_LOCK: Step = { press: /^(?:Lock|Unlock)\b/ }
const again: readonly Step[] = [{ pass: [100, 250, 400, 600, 800, 950, 1100, 1500] }, { again: true }]
const SOON: Step = { pass: [20, 60, 150, 250, 500, 700, 900, 1100] }

/** Opens a form and types into it. */
const fill: readonly Step[] = [
  { press: /^(?:\d+ access codes?|Manage|Thermostat schedule)\b/, isOptional: true },
  { press: /^(?:Add (?:access code|threshold|exception|program)|Create New|Edit .+)$/, isOptional: true },
  { type: /./, texts: NAMES }
]
const leaveAnyhow: readonly Step[] = [
  { leave: true },
  { press: /^(?:Keep editing|Discard|Weiter bearbeiten|Verwerfen)$/, isOptional: true },
  { pass: [20, 500, 5500] }
]

/** Sequences that leave a form with input, next to the list and elsewhere. */
export const LEAVING: readonly (readonly Step[])[] = [
  [{ widen: true }, { press: /^(?:Ann|Ben) /, role: 'row' }, ...fill, ...leaveAnyhow, ...leaveAnyhow],
  [...fill, ...leaveAnyhow, ...leaveAnyhow]
]

const removeAccess: readonly Step[] = [
  { press: /^Actions for Ann /, isOptional: true },
  { press: /^Remove access$/ },
  { press: /^Remove access$/, role: 'dialog' }
]
const WAY = '(?:PIN|Mobile key|Key card|Cloud key)'
/** Opens the details of an access with several ways in, unless they are open. */
const openDetails: readonly Step[] = [{ press: /^Ann Visitor/, role: 'row', isOptional: true }, { pass: [500, 1000] }]
const addWay: readonly Step[] = [
  ...openDetails,
  { press: /^Add a way in$/ },
  { press: new RegExp(`^${WAY}$`) },
  { again: true }
]
const revokeWay: readonly Step[] = [
  ...openDetails,
  { press: new RegExp(`^Actions for ${WAY}$`) },
  { press: /^Revoke$/ },
  { press: /^Revoke$/, role: 'dialog' },
  { again: true }
]

/** Sequences that give, extend, change and remove access. */
export const ACCESS: readonly (readonly Step[])[] = [
  [
    { press: /^Give access$/, isOptional: true },
    { pass: [500, 1000] },
    { type: FIRST_NAME, texts: NAMES },
    { press: /^Ann (?:Front Door|Garage)$/ },
    { slow: 'access', kinds: [...SLOW, 'lost', '409'] },
    { press: /^Give access$/ },
    { again: true },
    { pass: [100, 1000, 12_000] },
    { press: /^Check$/, isOptional: true },
    { pass: [1000, 35_000] }
  ],
  [
    { press: /^Give access$/, isOptional: true },
    { pass: [500, 1000] },
    { press: /^Someone who has access$/ },
    { pass: [500, 1000] },
    { press: /^Ann (?:Visitor|Helper)/ },
    { press: /^Ann Garage$/ },
    { press: /^Give access$/ },
    { again: true },
    { pass: [1000, 12_000] }
  ],
  [
    { press: /^Actions for Ann Visitor$/, isOptional: true },
    { press: /^Extend$/ },
    { press: /^1 (?:hour|day)$/ },
    SOON,
    { press: /^Undo$/, isOptional: true },
    { pass: [3500, 35_000] }
  ],
  [...removeAccess, { again: true }, SOON, { press: /^Undo$/, isOptional: true }, { pass: [1000, 12_000] }],
  [{ slow: 'access', kinds: SLOW }, ...removeAccess, { pass: [100, 5500, 35_000] }, { press: /^(?:Undo|Try again)$/ }],
  [...addWay, { pass: [1000, 5500] }, ...revokeWay, { pass: [1000, 12_000] }],
  [{ slow: 'access', kinds: [...SLOW, 'lost', '409'] }, ...addWay, { pass: [100, 12_000] }, { press: /^Try again$/ }],
  [{ slow: 'access', kinds: SLOW }, ...revokeWay, { pass: [100, 5500, 35_000] }, { press: /^Try again$/ }],
  [...revokeWay, { pass: [5500, 12_000] }, ...addWay, { pass: [1000, 12_000] }]
]

/** Sequences of user actions that random choices rarely produce. */
export const JOURNEYS: readonly (readonly Step[])[] = [
  // Presses a lock impatiently.
  [PRESS_LOCK, ...again, ...again, ...again, ...again, ...again],
  [PRESS_LOCK, ...again, ...again, ...again, ...again, ...again, ...again, ...again, ...again],
  // Taps a row twice.
  [{ press: /./, role: 'row' }, SOON, { again: true }, ...again],
  // Presses a lock whose state has just changed elsewhere.
  [PRESS_LOCK, { elsewhere: ['lock', 'unlock'] }, { refresh: true }, SOON, { again: true }],
  [{ elsewhere: ['lock', 'unlock'] }, { refresh: true }, SOON, PRESS_LOCK],
  // Deletes a resource while it is being saved.
  [
    openMenu,
    { press: /^Edit\b/ },
    { type: FIRST_NAME, texts: NAMES },
    { slow: 'update', kinds: SLOW },
    { press: /^Save$/ },
    ...leave,
    ...remove,
    { pass: [1000, 12_000, 35_000] }
  ],
  // Edits a resource while it is edited elsewhere.
  [
    openMenu,
    { press: /^Edit\b/ },
    { elsewhere: ['rename code', 'change digits', 'shorten stay', 'change threshold'] },
    { pass: [35_000, 130_000] },
    { type: FIRST_NAME, texts: NAMES },
    { press: /^Save$/ }
  ],
  // Presses controls during a slow command.
  [
    { slow: 'activate_climate_preset', kinds: ['slow', 'late', 'silent', 'never-ends'] },
    { press: /./, role: 'preset' },
    { press: /./, role: 'preset' },
    { pass: [1000, 5500, 12_000, 35_000] }
  ],
  [
    { slide: /^(?:Heat|Cool)$/ },
    { pass: [2100] },
    { press: /^Undo$/, isOptional: true },
    { slow: '*', kinds: ['slow', 'late', 'never-ends'] },
    { slide: /^(?:Heat|Cool)$/ },
    { pass: [2100, 12_000] },
    { press: /^Undo$/, isOptional: true },
    { press: /./, role: 'preset' },
    { pass: [12_000, 35_000] }
  ],
  // Types digits that some locks don't accept, and then others.
  [
    { press: /^(?:\d+ access codes?|Manage)\b/, isOptional: true },
    { press: /^(?:Add access code|Edit .+)$/, isOptional: true },
    { type: FIRST_NAME, texts: NAMES },
    { type: PIN, texts: ['12345'] },
    { press: /^Save$/ },
    { type: PIN, texts: ['59263', '48151623'] },
    { press: /^Save$/ },
    { pass: [1000, 12_000] }
  ],
  // Exports the activity, also on a slow platform.
  [
    { press: /^Export$/ },
    { press: EXPORT },
    { slow: 'export', kinds: [...SLOW, 'dropped'] },
    { press: EXPORT, role: 'dialog' },
    { pass: [100, 1000, 12_000] },
    { press: /^(?:Try again|Download \d+ events?|Print \d+ events?)$/, isOptional: true },
    { pass: [100, 12_000] },
    ...leave
  ],
  // Imports all codes that were set at a lock.
  [{ slow: 'import', kinds: SLOW }, { press: /^Import all/ }, { pass: [100, 1000, 5500] }],
  // Undoes and deletes on a slow platform.
  [...remove, { slow: '*', kinds: SLOW }, { press: /^Undo$/, isOptional: true }, { pass: [12_000, 35_000] }]
]

/** Paths of the requests that a step makes slow. */
export const SLOW_PATHS: Readonly<Record<string, readonly string[]>> = {
  update: [
    '/access_codes/update',
    '/noise_sensors/noise_thresholds/update',
    '/thermostats/update_climate_preset',
    '/thermostats/schedules/update',
    '/thermostats/daily_programs/update'
  ],
  export: ['/events/list'],
  access: [
    '/access_grants/create',
    '/access_grants/delete',
    '/access_grants/update',
    '/access_grants/request_access_methods',
    '/access_methods/delete'
  ],
  import: ['/access_codes/unmanaged/convert_to_managed'],
  activate_climate_preset: ['/thermostats/activate_climate_preset'],
  '*': ['*']
}
