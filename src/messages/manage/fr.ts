import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in French. */
export const fr = ({ counted }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action} : ${name}`,
    adjust: 'Régler',
    lastHour: 'Dernière heure',
    noises: (count) =>
      count > 0 ? `${counted(count, { one: '# bruit', other: '# bruits' })} durant la dernière heure` : 'Aucun bruit durant la dernière heure',
    hourAgo: 'Il y a une heure',
    now: 'Maintenant'
  },
  // Taking back what was done.
  undo: {}
})
