import { createFormats, type Formats } from './formats.js'

/** Creates the messages of a language for the formats of a locale. */
export type Language<Texts> = (formats: Formats) => Texts

/** The messages of all available languages. */
export interface Languages<Texts, BuiltIn extends Texts | undefined = Texts> {
  /** English, if built in. */
  readonly english: BuiltIn
  /** Returns the supported language of a locale such as `de-AT`, or `undefined` if there is none. */
  languageOf(locale: string): string | undefined
  /** Returns the messages of a locale if they are loaded. */
  loaded(locale: string): Texts | undefined
  /** Loads the messages of a locale. Falls back to English for unsupported languages. Rejects if loading fails. */
  load(locale: string): Promise<Texts>
}

/** Parses a locale in any spelling. Returns `undefined` if it is invalid. */
function parsed(locale: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-'))
  } catch {
    return undefined
  }
}

/**
 * Returns a locale in which words and numbers match. If the language is not supported, this is English with the region
 * of the locale, so that `sv-SE` keeps its 24-hour clock.
 */
export function writtenLocale(locale: string, language: string | undefined): string {
  const known = parsed(locale)
  if (language !== undefined && known) return known.toString()
  const region = known?.maximize().region
  return region ? `en-${region}` : 'en'
}

/** `true` if a language is written from right to left. */
export const isRightToLeft = (language: string): boolean => language === 'ar' || language === 'he'

/** Functions that load the other languages, by name. */
export type Loaders<Texts> = { readonly [language: string]: () => Promise<{ readonly texts: Language<Texts> }> }

/**
 * @param builtIn English, or `undefined` to load it like the other languages.
 * @param loaders functions that fetch the other languages, by name.
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
      const texts = fetched.get(language) ?? (await loaders[language]?.())?.texts
      if (texts) fetched.set(language, texts)
      const found = loaded(locale) ?? english
      if (!found) throw new Error(`There are no texts in ${language}.`)
      return found
    }
  }
}
