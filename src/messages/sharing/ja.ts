import type { Translation } from '../namespace.js'
import type { SHARING } from './en.js'

/** Sharing an access code, in Japanese. */
export const ja: Translation<typeof SHARING> = () => ({
  share: '共有',
  pass: 'ゲストパス',
  print: '印刷',
  checkIn: 'チェックイン',
  checkOut: 'チェックアウト',
  scan: 'スキャンするとこのパスをスマートフォンに保存できます。',
  picture: 'このパスのQRコード',
  tooLong: 'このテキストはQRコードには長すぎます。',
  text: '共有するテキスト',
  close: '閉じる',
  code: (pin) => `アクセスコード：${pin}`,
  always: 'いつでも有効',
  between: (start, end) => `有効期間：${start}～${end}`,
  from: (start) => `${start}から有効`,
  until: (end) => `${end}まで有効`,
  showQrCode: 'QRコードを表示',
  scanLink: 'スキャンしてモバイルキーを開く'
})
