import { LOADERS as CORE } from 'virtual:messages/core'
import { LOADERS as FEATURES } from 'virtual:messages/features'
import { texts as englishFeatures } from 'virtual:messages/features/en'
import { en, type Messages } from '../../../src/messages/en.js'
import type { FeatureMessages } from '../../../src/messages/feature-messages.js'
import { createFormats } from '../../../src/messages/formats.js'
import type { Language } from '../../../src/messages/languages.js'
import { joinTexts } from './join-texts.js'

/** All messages of all namespaces. */
export type AllMessages = Messages & FeatureMessages

type AnyLanguage = Language<AllMessages>

const whole =
  (core: Language<Messages>, features: Language<FeatureMessages>): AnyLanguage =>
  (formats) =>
    joinTexts(core(formats), features(formats))

const loadLanguage = async (name: string): Promise<[string, AnyLanguage]> => {
  const [core, features] = await Promise.all([CORE[name]?.(), FEATURES[name]?.()])
  return [name, whole(core?.texts ?? en, features?.texts ?? englishFeatures)]
}

/** Every language by name, including its lazily loaded texts. */
export const ALL: Readonly<Record<string, AnyLanguage>> = Object.fromEntries(
  await Promise.all([...Object.keys(CORE), 'en'].toSorted().map(loadLanguage))
)

/** Returns the texts of a language in one of its locales. */
export const inLocale = (language: AnyLanguage, locale: string): AllMessages => language(createFormats(locale))

/** The texts of every language in its default locale. */
export const MESSAGES: Readonly<Record<string, AllMessages>> = Object.fromEntries(
  Object.entries(ALL).map(([name, language]) => [name, inLocale(language, name)])
)

/** Values that are inserted into the texts. */
const COUNTS = [1, 2, 5, 1234]

/** Returns every text by its path. Functions are called with some values: `deviceTable.count(5)`. */
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

/** Calls a message function with numbers, a number and a unit, or strings. The first call that succeeds is used. */
function written(text: (...values: unknown[]) => string, count: number): string {
  for (const values of [[count, count + 1, count + 2], [[count, count + 1]]]) {
    try {
      return text(...values)
    } catch {
      // The function takes other arguments.
    }
  }
  return text(count, 'celsius')
}

/** Returns the numbers in a text, in any digits. */
export const numbersIn = (text: string): readonly number[] =>
  [
    ...text
      .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .matchAll(/\d[\d.,\u00a0\u202f\u066c]*/g)
  ].map(([digits]) => Number(digits.replaceAll(/\D/g, '')))
