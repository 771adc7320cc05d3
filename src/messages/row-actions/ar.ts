import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in Arabic. */
export const ar: Translation<typeof ROW_ACTIONS> = ({ isolated, number }) => ({
  of: (action, name) => `${action}: ${isolated(name)}`,
  adjust: 'ضبط',
  noise: 'الضوضاء',
  lastHour: 'الضوضاء في الساعة الأخيرة',
  noises: (count) =>
    count > 0 ? `حالات الضوضاء في الساعة الأخيرة: ${number(count)}` : 'لا ضوضاء في الساعة الأخيرة',
  hourAgo: 'قبل ساعة',
  now: 'الآن'
})
