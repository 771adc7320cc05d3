import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Dutch. */
export const nl = ({ counted }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Instellen',
    lastHour: 'Laatste uur',
    noises: (count) =>
      count > 0 ? `${counted(count, { one: '# geluid', other: '# geluiden' })} in het laatste uur` : 'Geen lawaai in het laatste uur',
    hourAgo: 'Een uur geleden',
    now: 'Nu'
  },
  // Taking back what was done.
  undo: {}
})
