import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in German. */
export const de = ({ counted }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Einstellen',
    lastHour: 'Letzte Stunde',
    noises: (count) =>
      count > 0 ? `${counted(count, { one: '# Geräusch', other: '# Geräusche' })} in der letzten Stunde` : 'Kein Lärm in der letzten Stunde',
    hourAgo: 'Vor einer Stunde',
    now: 'Jetzt'
  },
  // Taking back what was done.
  undo: {}
})
