import { en } from '../../../src/messages/en.js'
import { en as enOfActivity } from '../../../src/messages/activity/en.js'
import { en as enOfCalendar } from '../../../src/messages/calendar/en.js'
import { createFormats } from '../../../src/messages/formats.js'
import { en as enOfIssues } from '../../../src/messages/issues/en.js'
import { en as enOfManaging } from '../../../src/messages/manage/en.js'
import { en as enOfOverview } from '../../../src/messages/overview/en.js'
import { en as enOfSchedule } from '../../../src/messages/schedule/en.js'

/** All texts in English, those that are fetched later as well, with the dates and numbers of a locale. */
export function textsIn(locale: string) {
  const formats = createFormats(locale)
  return {
    ...en(formats),
    ...enOfIssues(formats),
    ...enOfManaging(formats),
    ...enOfCalendar(formats),
    ...enOfActivity(formats),
    ...enOfOverview(formats),
    ...enOfSchedule(formats)
  }
}

/** The texts with each of them changed, those that are made of values as well. */
function changed<Texts extends object>(texts: Texts, change: (text: string) => string): Texts {
  const result = { ...texts }
  for (const [name, text] of Object.entries(texts)) {
    const own: unknown =
      typeof text === 'string'
        ? change(text)
        : typeof text === 'function'
          ? (...values: readonly unknown[]) => change(Reflect.apply(text, undefined, values))
          : changed(text, change)
    Reflect.set(result, name, own)
  }
  return result
}

/** A text of a language in which words are longer by 40 %. */
function longer(text: string): string {
  if (!/\p{L}{3}/u.test(text)) return text
  const more = Math.ceil(0.4 * text.length)
  return more <= 4 ? text + 'o'.repeat(more) : `${text} ${'lorem '.repeat(more).slice(0, more - 1)}`.trim()
}

/** What an element can be made to speak besides the languages that there are. */
export interface Speech {
  readonly locale: string
  readonly messages?: ReturnType<typeof textsIn>
}

const SPEECHES: Readonly<Record<string, () => Speech>> = {
  /** Each text between marks, and dates and numbers in digits that nobody writes by hand. */
  marked: () => ({ locale: 'ar-EG', messages: changed(textsIn('ar-EG'), (text) => `⟦${text}⟧`) }),
  longer: () => ({ locale: 'en', messages: changed(textsIn('en'), longer) })
}

/** What is to be spoken: `marked`, `longer`, or a locale. */
export const speechOf = (name: string): Speech => SPEECHES[name]?.() ?? { locale: name }
