import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Spanish. */
export const es = ({ counted }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Ajustar',
    lastHour: 'Última hora',
    noises: (count) =>
      count > 0 ? `${counted(count, { one: '# ruido', other: '# ruidos' })} en la última hora` : 'Ningún ruido en la última hora',
    hourAgo: 'Hace una hora',
    now: 'Ahora'
  },
  // Taking back what was done.
  undo: {}
})
