import { createFormats, type Formats } from './formats.js'

/** The texts of a language, for numbers as a locale of it writes them. */
export type Language<Texts> = (formats: Formats) => Texts

/** The texts of the languages that there are. */
export interface Languages<Texts, BuiltIn extends Texts | undefined = Texts> {
  /** English, where it is built in. */
  readonly english: BuiltIn
  /** The language of a locale such as `de-AT`, as we call it; nothing where we have none. */
  languageOf(locale: string): string | undefined
  /** The texts of a locale when they are there already. */
  loaded(locale: string): Texts | undefined
  /** Fetches the texts of a locale; where it has none, English serves. Rejects when they do not come. */
  load(locale: string): Promise<Texts>
}

/** The parts of a locale, however it is spelt; nothing when it is none. */
function parsed(locale: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-'))
  } catch {
    return undefined
  }
}

/**
 * The locale in which words and numbers agree: of one whose language we do not have, English as it is written in its
 * region, so that `sv-SE` keeps its clock of 24 hours.
 */
export function writtenLocale(locale: string, language: string | undefined): string {
  const known = parsed(locale)
  if (language !== undefined && known) return known.toString()
  const region = known?.maximize().region
  return region ? `en-${region}` : 'en'
}

/** Whether the words of a language are read from right to left. */
export const isRightToLeft = (language: string): boolean => language === 'ar' || language === 'he'

type Loaders<Texts> = { readonly [language: string]: () => Promise<Language<Texts>> }

/**
 * @param builtIn English; nothing where that is fetched as well.
 * @param loaders what fetches each language that is not built in, by its name.
 */
export function createLanguages<Texts>(builtIn: Language<Texts>, loaders: Loaders<Texts>): Languages<Texts>
export function createLanguages<Texts>(builtIn: undefined, loaders: Loaders<Texts>): Languages<Texts, Texts | undefined>
export function createLanguages<Texts>(
  builtIn: Language<Texts> | undefined,
  loaders: Loaders<Texts>
): Languages<Texts, Texts | undefined> {
  const english = builtIn?.(createFormats('en'))
  const fetched = new Map<string, Language<Texts>>()
  if (builtIn) fetched.set('en', builtIn)
  const written = new Map<string, Texts>()

  function languageOf(locale: string): string | undefined {
    const language = parsed(locale)?.language
    return language === 'en' || (language && Object.hasOwn(loaders, language)) ? language : undefined
  }

  function loaded(locale: string): Texts | undefined {
    const known = written.get(locale)
    if (known) return known
    const language = languageOf(locale)
    const texts = fetched.get(language ?? 'en')?.(createFormats(writtenLocale(locale, language)))
    if (texts) written.set(locale, texts)
    return texts
  }

  return {
    english,
    languageOf,
    loaded,
    async load(locale) {
      const language = languageOf(locale) ?? 'en'
      const texts = fetched.get(language) ?? (await loaders[language]?.())
      if (texts) fetched.set(language, texts)
      const found = loaded(locale) ?? english
      if (!found) throw new Error(`There are no texts in ${language}.`)
      return found
    }
  }
}
