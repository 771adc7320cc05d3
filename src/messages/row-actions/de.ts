import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in German. */
export const de: Translation<typeof ROW_ACTIONS> = ({ number }) => ({
  of: (action, name) => `${action}: ${name}`,
  adjust: 'Einstellen',
  noise: 'Lärm',
  lastHour: 'Lärm in der letzten Stunde',
  noises: (count) =>
    count > 0 ? `${number(count)}-mal Lärm in der letzten Stunde` : 'Kein Lärm in der letzten Stunde',
  hourAgo: 'Vor einer Stunde',
  now: 'Jetzt'
})
