import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in Dutch. */
export const nl: Translation<typeof ROW_ACTIONS> = ({ number }) => ({
  of: (action, name) => `${action}: ${name}`,
  adjust: 'Instellen',
  noise: 'Lawaai',
  lastHour: 'Lawaai in het laatste uur',
  noises: (count) =>
    count > 0 ? `${number(count)} keer lawaai in het laatste uur` : 'Geen lawaai in het laatste uur',
  hourAgo: 'Een uur geleden',
  now: 'Nu'
})
