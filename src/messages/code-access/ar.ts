import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in Arabic. */
export const ar: Translation<typeof CODE_ACCESS> = ({ isolated }) => ({
  belongsTo: (name) => `ينتمي إلى وصول ${isolated(name)}`,
  belongsToUnnamed: 'ينتمي إلى وصول',
  showAccess: 'عرض الوصول',
  note: 'ينتمي هذا الرمز إلى وصول وقد يُعيَّن من جديد. غيِّر الوصول بدلاً من ذلك.'
})
