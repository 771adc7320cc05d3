import type { Translation } from '../namespace.js'
import type { ROW_ACTIONS } from './en.js'

/** Row actions of the device table, in Japanese. */
export const ja: Translation<typeof ROW_ACTIONS> = ({ counted }) => ({
  of: (action, name) => `${action}：${name}`,
  adjust: '調整',
  noise: '騒音',
  lastHour: '直近一時間の騒音',
  noises: (count) =>
    count > 0 ? `直近一時間の騒音：${counted(count, { other: '#件' })}` : '直近一時間に騒音はありません',
  hourAgo: '一時間前',
  now: '現在'
})
