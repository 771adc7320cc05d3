import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in Hebrew. */
export const he: Translation<typeof REJECTED> = () => ({
  title: 'לא נשלח דבר',
  reasons: {
    'signed-out': 'ההתחברות הסתיימה.',
    'not-allowed': 'אין לך עוד הרשאה.',
    'not-offered': 'הפריט כבר אינו ברשימה הזאת.',
    changed: 'מישהו אחר שינה זאת בינתיים.',
    expired: 'זה נמשך זמן רב מדי. יש לנסות שוב.',
    'too-soon': 'הכפתור הזה השתנה זה עתה. יש ללחוץ עליו שוב.',
    busy: 'שינוי אחר עדיין נשלח. יש לנסות שוב בעוד רגע.'
  }
})
