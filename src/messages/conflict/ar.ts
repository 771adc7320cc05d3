import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in Arabic. */
export const ar: Translation<typeof CONFLICT> = () => ({
  field: 'غيّر شخص آخر هذا أيضًا.',
  whole: 'غيّر شخص آخر هذا في هذه الأثناء. أعد التحميل لرؤية نسخته. ستفقد تغييراتك.',
  mine: 'قيمتك',
  theirs: 'القيمة الأخرى',
  keepMine: 'الاحتفاظ بقيمتي',
  useTheirs: 'استخدام الأخرى'
})
