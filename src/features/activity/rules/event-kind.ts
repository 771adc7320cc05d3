/** Kinds of events, in display order. */
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

export type EventKind = (typeof EVENT_KINDS)[number]
