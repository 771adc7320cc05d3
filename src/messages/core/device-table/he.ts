import type { en } from './en.js'

/** The table of devices, in Hebrew. */
export const he: typeof en = ({ counted }) => ({
  deviceTable: {
    heading: 'מכשירים',
    view: 'תצוגה',
    search: 'חיפוש מכשירים',
    clearSearch: 'ניקוי החיפוש',
    filters: 'סינון לפי בעיות',
    count: (count) => counted(count, { one: 'מכשיר אחד', two: 'שני מכשירים', other: '# מכשירים' }),
    deviceIssues: (count) =>
      counted(count, { one: 'בעיית מכשיר אחת', two: 'שתי בעיות מכשיר', other: '# בעיות מכשיר' }),
    accountIssues: (count) =>
      counted(count, { one: 'בעיית חשבון אחת', two: 'שתי בעיות חשבון', other: '# בעיות חשבון' }),
    healthy: 'המכשירים והחשבונות תקינים',
    noisy: 'רועש מדי',
    calm: 'שקט',
    idle: 'לא פועל',
    unknown: 'המצב אינו ידוע',
    columns: { device: 'מכשיר', state: 'מצב', needs: 'דורש טיפול' },
    loading: 'המכשירים נטענים',
    empty: 'לא נמצאו מכשירים',
    failed: 'לא ניתן היה לטעון את המכשירים',
    loadingMore: (count) => `עד כה ${counted(count, { one: 'מכשיר אחד', two: 'שני מכשירים', other: '# מכשירים' })}…`
  }
})
