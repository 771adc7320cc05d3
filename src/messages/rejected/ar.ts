import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in Arabic. */
export const ar: Translation<typeof REJECTED> = () => ({
  title: 'لم يُرسل شيء',
  reasons: {
    'signed-out': 'تم تسجيل خروجك.',
    'not-allowed': 'لم يعد لديك إذن.',
    'not-offered': 'لم يعد في هذه القائمة.',
    changed: 'غيّره شخص آخر في هذه الأثناء.',
    expired: 'استغرق الأمر وقتًا طويلًا. حاول مرة أخرى.',
    'too-soon': 'تغيّر هذا الزر للتو. اضغط عليه مرة أخرى.',
    busy: 'ما زال تغيير آخر قيد الإرسال. حاول مرة أخرى بعد لحظات.'
  }
})
