import type { en } from './en.js'

/** A lock, in Hebrew. */
export const he: typeof en = ({ counted, either, number }) => ({
  lock: {
    locked: 'נעול',
    unlocked: 'לא נעול',
    unknown: 'לא ידוע',
    lock: 'נעילה',
    unlock: 'ביטול נעילה',
    locking: 'ננעל…',
    unlocking: 'הנעילה מתבטלת…',
    lockStatus: 'מצב המנעול',
    notReported: 'המנעול הזה לא מדווח אם הוא נעול.',
    notRemote: 'ניתן לנעול ולבטל נעילה רק ליד הדלת.',
    notReached: 'נדע אם הוא נעול כשיתחבר שוב.',
    updated: 'מצב המנעול עודכן',
    updateFailed: 'לא ניתן היה לעדכן את מצב המנעול',
    stillWaiting: 'עדיין ממתינים לדלת',
    codeLength: 'אורך הקוד',
    accessCodes: (count) => counted(count, { one: 'קוד גישה אחד', two: 'שני קודי גישה', other: '# קודי גישה' }),
    accessCodesUnknown: 'קודי גישה –',
    digits: (count) => `קוד בן ${number(count)} ספרות`,
    digitsBetween: (from, to) => `קוד בן ${number(from)} עד ${number(to)} ספרות`,
    digitsOneOf: (counts) => `קוד בן ${either(counts)} ספרות`
  }
})
