import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in French. */
export const fr: Translation<typeof ROW_ACTIONS> = ({ counted }) => ({
  of: (action, name) => `${action}\u00a0: ${name}`,
  adjust: 'Régler',
  noise: 'Bruit',
  lastHour: 'Bruit durant la dernière heure',
  noises: (count) =>
    count > 0
      ? `${counted(count, { one: '# épisode bruyant', other: '# épisodes bruyants' })} durant la dernière heure`
      : 'Aucun épisode bruyant durant la dernière heure',
  hourAgo: 'Il y a une heure',
  now: 'Maintenant'
})
