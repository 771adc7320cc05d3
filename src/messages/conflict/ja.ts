import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in Japanese. */
export const ja: Translation<typeof CONFLICT> = () => ({
  field: 'ほかの人もこの項目を変更しました。',
  whole: 'その間にほかの人が変更しました。再読み込みすると、その内容が表示され、あなたの変更は失われます。',
  mine: 'あなたの値',
  theirs: 'ほかの人の値',
  keepMine: '自分の値を使う',
  useTheirs: 'ほかの人の値を使う'
})
