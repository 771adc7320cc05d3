import { texts as features } from 'virtual:messages/features/en'
import { en } from '../../../src/messages/en.js'
import { createFormats } from '../../../src/messages/formats.js'
import { joinTexts } from '../../messages/support/join-texts.js'

/** Returns all English texts, including the lazily loaded ones, with the formats of a locale. */
export function textsIn(locale: string) {
  const formats = createFormats(locale)
  return joinTexts(en(formats), features(formats))
}

/** Changes every text, including the results of functions. */
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

/** Lengthens the words of a text by 40 %. */
function longer(text: string): string {
  if (!/\p{L}{3}/u.test(text)) return text
  const more = Math.ceil(0.4 * text.length)
  return more <= 4 ? text + 'o'.repeat(more) : `${text} ${'lorem '.repeat(more).slice(0, more - 1)}`.trim()
}

/** Texts and locale for an element, including artificial languages. */
export interface Speech {
  readonly locale: string
  readonly messages?: ReturnType<typeof textsIn>
}

const SPEECHES: Readonly<Record<string, () => Speech>> = {
  /** Marks each text, and uses digits that are never hard-coded. */
  marked: () => ({ locale: 'ar-EG', messages: changed(textsIn('ar-EG'), (text) => `⟦${text}⟧`) }),
  longer: () => ({ locale: 'en', messages: changed(textsIn('en'), longer) })
}

/** Returns the texts for `marked`, `longer` or a locale. */
export const speechOf = (name: string): Speech => SPEECHES[name]?.() ?? { locale: name }
