import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in Japanese. */
export const ja: Translation<typeof DISCARD> = () => ({
  title: '変更を破棄しますか？',
  detail: '入力した内容は失われます。',
  confirm: '破棄',
  keep: '編集を続ける',
  saving: '変更を保存しています',
  savingDetail: 'このページを離れても大丈夫です。結果はここに表示されます。',
  leave: '移動'
})
