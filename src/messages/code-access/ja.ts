import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in Japanese. */
export const ja: Translation<typeof CODE_ACCESS> = () => ({
  belongsTo: (name) => `${name}のアクセスに属しています`,
  belongsToUnnamed: 'アクセスに属しています',
  showAccess: 'アクセスを表示',
  note: 'このコードはアクセスに属しており、再び設定されることがあります。代わりにアクセスを変更してください。'
})
