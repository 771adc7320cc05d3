import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in Hebrew. */
export const he: Translation<typeof DISCARD> = () => ({
  title: 'לבטל את השינויים?',
  detail: 'מה שהוזן יאבד.',
  confirm: 'ביטול השינויים',
  keep: 'המשך עריכה',
  saving: 'השינויים נשמרים',
  savingDetail: 'אפשר לצאת מהדף הזה. התוצאה תוצג כאן.',
  leave: 'יציאה'
})
