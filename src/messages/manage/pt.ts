import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Portuguese. */
export const pt = ({ counted }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Ajustar',
    lastHour: 'Última hora',
    noises: (count) =>
      count > 0 ? `${counted(count, { one: '# ruído', other: '# ruídos' })} na última hora` : 'Nenhum ruído na última hora',
    hourAgo: 'Há uma hora',
    now: 'Agora'
  },
  // Taking back what was done.
  undo: {}
})
