import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_TABLE } from './en.js'

/** The list of access, in Japanese. */
export const ja: Translation<typeof ACCESS_GRANT_TABLE> = ({ counted, number }) => ({
  heading: 'アクセス',
  give: 'アクセスを付与',
  search: 'アクセスを検索',
  filters: 'フィルター',
  count: (count) => counted(count, { other: 'アクセス#件' }),
  loadingMore: (count) => `現在${number(count)}件…`,
  empty: 'まだ誰もアクセスできません',
  emptyHere: 'ここにはまだアクセスがありません',
  noMatch: '一致するアクセスはありません',
  failed: 'アクセスを読み込めませんでした',
  partFailed: '一部を読み込めませんでした',
  refused: { title: 'ここではアクセスを管理できません。', detail: '管理者にアクセス権を依頼してから、もう一度お試しください。' },
  attention: (count, plus) => counted(count, { other: `要確認 #${plus}件` }),
  sections: {
    attention: '要確認',
    now: '現在',
    soon: '今後30日間',
    later: 'それ以降',
    ended: '終了'
  },
  stateFailed: '状態を読み込めませんでした',
  more: (count) => `+${number(count)}`,
  where: '場所',
  when: '期間'
})
