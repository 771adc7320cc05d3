import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Arabic. */
export const ar = ({ counted, isolated }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}: ${isolated(name)}`,
    adjust: 'ضبط',
    lastHour: 'الساعة الأخيرة',
    noises: (count) =>
      count > 0 ? `${counted(count, { zero: 'لا أصوات', one: 'صوت واحد', two: 'صوتان', few: '# أصوات', many: '# صوتًا', other: '# صوت' })} في الساعة الأخيرة` : 'لا ضوضاء في الساعة الأخيرة',
    hourAgo: 'قبل ساعة',
    now: 'الآن'
  },
  // Taking back what was done.
  undo: {}
})
