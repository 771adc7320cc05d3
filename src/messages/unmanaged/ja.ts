import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in Japanese. */
export const ja: Translation<typeof UNMANAGED> = ({ counted }) => ({
  title: 'ロック本体で設定されたコード',
  about: 'ロック本体またはメーカーのアプリで設定されたコードです。取り込むと、ここから変更できます。',
  loading: 'ロック本体のコードを読み込み中',
  none: 'ほかのコードはありません',
  failed: 'ロック本体のコードを読み込めませんでした',
  manage: '取り込む',
  cannot: 'このコードは取り込めません。',
  manageAll: (count) => counted(count, { other: '#件すべてを取り込む' }),
  managed: 'コードを取り込みました',
  notManaged: 'コードを取り込めませんでした。'
})
