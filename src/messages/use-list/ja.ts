import type { Translation } from '../namespace.js'
import type { USE_LIST } from './en.js'

/** Use of access codes in lists, in Japanese. */
export const ja: Translation<typeof USE_LIST> = ({ counted, isolated }) => ({
  used: (when) => `使用：${when}`,
  usedAtLock: (used, lock) => `${used}（${isolated(lock)}）`,
  notUsed: 'まだ使用されていません',
  unused: (count) => counted(count, { other: '未使用 #件' }),
  arrived: (time) => `${time}に到着`
})
