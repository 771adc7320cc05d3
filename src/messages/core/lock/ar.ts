import { ACCESS_CODES } from '../../arabic-forms.js'
import type { en } from './en.js'

/** A lock, in Arabic. */
export const ar: typeof en = ({ counted, either, number }) => ({
  lock: {
    locked: 'مقفل',
    unlocked: 'غير مقفل',
    unknown: 'غير معروف',
    lock: 'قفل',
    unlock: 'فتح القفل',
    locking: 'جارٍ القفل…',
    unlocking: 'جارٍ فتح القفل…',
    lockStatus: 'حالة القفل',
    notReported: 'لا يُبلغ هذا القفل عن حالته.',
    notRemote: 'لا يمكن قفله وفتحه إلا عند الباب.',
    notReached: 'ستُعرف حالته عند عودة الاتصال.',
    updated: 'تم تحديث حالة القفل',
    updateFailed: 'تعذّر تحديث حالة القفل',
    stillWaiting: 'ما زلنا ننتظر الباب',
    codeLength: 'طول الرمز',
    accessCodes: (count) => counted(count, ACCESS_CODES),
    accessCodesUnknown: 'رموز الوصول –',
    digits: (count) => `رمز من ${counted(count, { few: '# أرقام', other: '# رقمًا' })}`,
    digitsBetween: (from, to) => `رمز من ${number(from)} إلى ${counted(to, { few: '# أرقام', other: '# رقمًا' })}`,
    digitsOneOf: (counts) => `عدد أرقام الرمز: ${either(counts)}`
  }
})
