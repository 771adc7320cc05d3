import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in Hebrew. */
export const he: Translation<typeof ROW_ACTIONS> = ({ counted, isolated }) => ({
  of: (action, name) => `${action}: ${isolated(name)}`,
  adjust: 'כוונון',
  noise: 'רעש',
  lastHour: 'רעש בשעה האחרונה',
  noises: (count) =>
    count > 0
      ? `${counted(count, { one: 'אירוע רעש אחד', two: 'שני אירועי רעש', other: '# אירועי רעש' })} בשעה האחרונה`
      : 'לא היו אירועי רעש בשעה האחרונה',
  hourAgo: 'לפני שעה',
  now: 'עכשיו'
})
