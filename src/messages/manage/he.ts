import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Hebrew. */
export const he = ({ counted, isolated }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${isolated(name)}`,
    adjust: 'כוונון',
    lastHour: 'השעה האחרונה',
    noises: (count) =>
      count > 0 ? `${counted(count, { one: 'רעש אחד', two: 'שני רעשים', other: '# רעשים' })} בשעה האחרונה` : 'לא היה רעש בשעה האחרונה',
    hourAgo: 'לפני שעה',
    now: 'עכשיו'
  },
  // Taking back what was done.
  undo: {}
})
