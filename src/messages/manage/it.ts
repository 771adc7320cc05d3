import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Italian. */
export const it = ({ counted }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Regola',
    lastHour: 'Ultima ora',
    noises: (count) =>
      count > 0 ? `${counted(count, { one: '# rumore', other: '# rumori' })} nell’ultima ora` : 'Nessun rumore nell’ultima ora',
    hourAgo: 'Un’ora fa',
    now: 'Ora'
  },
  // Taking back what was done.
  undo: {}
})
