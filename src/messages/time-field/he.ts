import type { Translation } from '../namespace.js'
import type { TIME_FIELD } from './en.js'

/** Times that daylight saving skips or repeats, in Hebrew. */
export const he: Translation<typeof TIME_FIELD> = ({ isolated }) => ({
  skipped: (time) => `השעה הזו אינה קיימת בגלל הזזת השעון. במקומה תשמש ${time}.`,
  first: (zone) => `השעה הזו מופיעה פעמיים בגלל הזזת השעון. תשמש הראשונה (${isolated(zone)}).`,
  second: (zone) => `השעה הזו מופיעה פעמיים בגלל הזזת השעון. תשמש השנייה (${isolated(zone)}).`,
  useFirst: (zone) => `להשתמש בראשונה (${isolated(zone)})`,
  useSecond: (zone) => `להשתמש בשנייה (${isolated(zone)})`
})
