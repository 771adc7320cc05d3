import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in Italian. */
export const it: Translation<typeof ROW_ACTIONS> = ({ counted }) => ({
  of: (action, name) => `${action}: ${name}`,
  adjust: 'Regola',
  noise: 'Rumore',
  lastHour: 'Rumore nell’ultima ora',
  noises: (count) =>
    count > 0
      ? `${counted(count, { one: '# episodio di rumore', other: '# episodi di rumore' })} nell’ultima ora`
      : 'Nessun episodio di rumore nell’ultima ora',
  hourAgo: 'Un’ora fa',
  now: 'Ora'
})
