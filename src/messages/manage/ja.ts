import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts for acting on devices and codes from their lists, in Japanese. */
export const ja = ({ counted }: Formats): ManageMessages => ({
  // What a row of the device table can do by itself.
  rowActions: {
    of: (action, name) => `${action}：${name}`,
    adjust: '調整',
    lastHour: '直近一時間',
    noises: (count) =>
      count > 0 ? `直近一時間の騒音：${counted(count, { other: '#件' })}` : '直近一時間に騒音はありません',
    hourAgo: '一時間前',
    now: '現在'
  },
  // Taking back what was done.
  undo: {}
})
