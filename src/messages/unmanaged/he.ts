import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in Hebrew. */
export const he: Translation<typeof UNMANAGED> = ({ counted }) => ({
  title: 'הוגדרו במנעול',
  about: 'הקודים האלה הוגדרו במנעול או באפליקציה של היצרן. אחרי הייבוא אפשר לשנות אותם כאן.',
  loading: 'הקודים שהוגדרו במנעול נטענים',
  none: 'אין קודים אחרים',
  failed: 'לא ניתן היה לטעון את הקודים שהוגדרו במנעול',
  manage: 'ייבוא',
  cannot: 'אי אפשר לייבא את הקוד הזה.',
  manageAll: (count) => counted(count, { two: 'ייבוא שניהם', other: 'ייבוא הכול (#)' }),
  managed: 'הקוד יובא',
  notManaged: 'לא ניתן היה לייבא את הקוד.'
})
