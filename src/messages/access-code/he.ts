import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in Hebrew. */
export const he: Translation<typeof ACCESS_CODE> = ({ counted, isolated }) => ({
  alerts: 'התראות',
  pinUnknown: 'הקוד עדיין לא ידוע',
  beingRemoved: 'קוד הגישה נמצא בתהליך הסרה.',
  removed: 'קוד הגישה הוסר.',
  person: 'אדם',
  information: 'פרטי הקוד',
  id: 'מזהה',
  created: 'נוצר',
  timing: 'זמנים',
  timeZone: 'אזור זמן',
  copyId: 'העתקת המזהה',
  copied: 'הועתק',
  copyYourself: (keys) => `להעתקה יש להקיש ${isolated(keys)}`,
  confirmDelete: 'למחוק את הקוד ואת הנתונים שלו?',
  confirm: 'מחיקה',
  deleted: 'קוד הגישה בתהליך הסרה',
  manyDeleted: (count: number): string => counted(count, { two: 'שני קודים בתהליך הסרה', other: '# קודים בתהליך הסרה' })
})
