import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in Hebrew. */
export const he: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'גישה',
  give: 'מתן גישה',
  search: 'חיפוש גישות',
  filters: 'מסננים',
  count: (count) => counted(count, { one: 'גישה אחת', two: 'שתי גישות', other: '# גישות' }),
  loadingMore: (count) => `עד כה ${number(count)}…`,
  empty: 'לאף אחד אין עדיין גישה',
  emptyHere: 'אין כאן עדיין גישה',
  noMatch: 'אין גישה תואמת',
  failed: 'לא ניתן היה לטעון את הגישות',
  partFailed: 'לא ניתן היה לטעון הכול',
  refused: { title: 'אין לך אפשרות לנהל גישות כאן.', detail: 'יש לבקש גישה ממנהל המערכת ולנסות שוב.' },
  attention: (count, plus) => counted(count, { one: `#${plus} דורשת טיפול`, other: `#${plus} דורשות טיפול` }),
  sections: {
    attention: 'דורש טיפול',
    now: 'עכשיו',
    soon: '30 הימים הבאים',
    later: 'בהמשך',
    ended: 'הסתיימו'
  },
  stateFailed: 'לא ניתן היה לטעון את המצב',
  more: (count) => `+${number(count)}`,
  where: 'איפה',
  when: 'מתי'
})
