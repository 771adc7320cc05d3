import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in Hebrew. */
export const he: Translation<typeof CONFLICT> = () => ({
  field: 'מישהו אחר שינה גם את זה.',
  whole: 'מישהו אחר שינה את זה בינתיים. טעינה מחדש תציג את הגרסה שלו, והשינויים שלך יאבדו.',
  mine: 'שלך',
  theirs: 'של מישהו אחר',
  keepMine: 'להשאיר את שלי',
  useTheirs: 'להשתמש באחר'
})
