import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in Japanese. */
export const ja: Translation<typeof REJECTED> = () => ({
  title: '何も送信されませんでした',
  reasons: {
    'signed-out': 'サインアウトされました。',
    'not-allowed': '権限がなくなりました。',
    'not-offered': 'この一覧にはもうありません。',
    changed: 'その間にほかの人が変更しました。',
    expired: '時間がかかりすぎました。もう一度お試しください。',
    'too-soon': 'このボタンは変わったばかりです。もう一度押してください。',
    busy: '別の変更を送信中です。しばらくしてからもう一度お試しください。'
  }
})
