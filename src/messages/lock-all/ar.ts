import type { Translation } from '../namespace.js'
import type { LOCK_ALL } from './en.js'

/** All locks in one latch, in Arabic. */
export const ar: Translation<typeof LOCK_ALL> = ({ number }) => ({
  label: 'كل الأقفال',
  allLocked: (count) => `كل الأبواب مقفلة: ${number(count)}`,
  locked: (count) => `أبواب مقفلة: ${number(count)}`,
  unlocked: (count) => `أبواب غير مقفلة: ${number(count)}`,
  unlocking: (count) => `قيد الفتح: ${number(count)}`,
  unknown: (count) => `غير معروف: ${number(count)}`,
  noneKnown: (count) => `أبواب غير معروفة: ${number(count)}`,
  lockAll: (count) => `قفل الكل: ${number(count)}`,
  lockSome: (count, total) => `قفل ${number(count)} من ${number(total)}`
})
