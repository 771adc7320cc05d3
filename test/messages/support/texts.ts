import { ar } from '../../../src/messages/ar.js'
import { de } from '../../../src/messages/de.js'
import { en, type Messages } from '../../../src/messages/en.js'
import { es } from '../../../src/messages/es.js'
import { createFormats } from '../../../src/messages/formats.js'
import { fr } from '../../../src/messages/fr.js'
import { he } from '../../../src/messages/he.js'
import { it } from '../../../src/messages/it.js'
import { ja } from '../../../src/messages/ja.js'
import type { Language } from '../../../src/messages/languages.js'
import { nl } from '../../../src/messages/nl.js'
import { pt } from '../../../src/messages/pt.js'

/** Every language, by its name. */
export const ALL: Readonly<Record<string, Language>> = { ar, de, en, es, fr, he, it, ja, nl, pt }

/** The texts of a locale of a language. */
export const inLocale = (language: Language, locale: string): Messages => language(createFormats(locale))

/** The texts of every language, as the language alone writes them. */
export const MESSAGES: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(ALL).map(([name, language]) => [name, inLocale(language, name)])
)

/** What is tried with each text that has values in it. */
const COUNTS = [1, 2, 5, 1234]

/** Every text by its path, those with values written out for some of them: `deviceTable.count(5)`. */
export function textsOf(group: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(group)) {
    const at = path ? `${path}.${name}` : name
    if (typeof value === 'string') texts.set(at, value)
    else if (typeof value === 'object') for (const [inner, text] of textsOf(value, at)) texts.set(inner, text)
    else for (const count of COUNTS) texts.set(`${at}(${count})`, written(value, count))
  }
  return texts
}

/** Functions take a number, some numbers, a number and its unit, or texts; the first that will do is tried. */
function written(text: (...values: unknown[]) => string, count: number): string {
  for (const values of [[count, count + 1], [[count, count + 1]]]) {
    try {
      return text(...values)
    } catch {
      // It takes something else.
    }
  }
  return text(count, 'celsius')
}

/** The numbers in a text, whatever digits they are written in. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).matchAll(/\d[\d.,\u00a0\u202f\u066c]*/g)]
    .map(([digits]) => Number(digits.replaceAll(/\D/g, '')))
