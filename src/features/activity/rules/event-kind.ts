/** What an event can be about, in the order in which it is chosen. */
export const EVENT_KINDS = [
  'lock',
  'access-code',
  'device',
  'battery',
  'noise',
  'thermostat',
  'account',
  'other'
] as const

/** What an event is about. */
export type EventKind = (typeof EVENT_KINDS)[number]
