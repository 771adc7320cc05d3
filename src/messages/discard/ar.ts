import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in Arabic. */
export const ar: Translation<typeof DISCARD> = () => ({
  title: 'هل تريد تجاهل التغييرات؟',
  detail: 'ستفقد ما أدخلته.',
  confirm: 'تجاهل',
  keep: 'متابعة التعديل',
  saving: 'يجري حفظ تغييراتك',
  savingDetail: 'يمكنك مغادرة هذه الصفحة. ستظهر النتيجة هنا.',
  leave: 'مغادرة'
})
