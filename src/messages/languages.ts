import type { Messages } from './en.js'
import { createFormats, type Formats } from './formats.js'

/** The texts of a language, for numbers as a locale of it writes them. */
export type Language = (formats: Formats) => Messages

/** The texts of the languages that there are. */
export interface Languages {
  /** The language of a locale such as `de-AT`, as we call it; nothing where we have none. */
  languageOf(locale: string): string | undefined
  /** The texts of a locale when they are there already. */
  loaded(locale: string): Messages | undefined
  /** Fetches the texts of a locale; where it has none, those that are built in serve. Rejects when they do not come. */
  load(locale: string): Promise<Messages>
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

/**
 * @param builtIn English.
 * @param loaders what fetches each language that is not built in, by its name.
 */
export function createLanguages(
  builtIn: Language,
  loaders: { readonly [language: string]: () => Promise<Language> }
): Languages {
  const fetched = new Map([['en', builtIn]])
  const written = new Map<string, Messages>()

  function languageOf(locale: string): string | undefined {
    const language = parsed(locale)?.language
    return language === 'en' || (language && Object.hasOwn(loaders, language)) ? language : undefined
  }

  function loaded(locale: string): Messages | undefined {
    const known = written.get(locale)
    if (known) return known
    const language = languageOf(locale)
    const texts = fetched.get(language ?? 'en')?.(createFormats(writtenLocale(locale, language)))
    if (texts) written.set(locale, texts)
    return texts
  }

  return {
    languageOf,
    loaded,
    async load(locale) {
      const language = languageOf(locale) ?? 'en'
      const texts = fetched.get(language) ?? (await loaders[language]?.())
      if (texts) fetched.set(language, texts)
      return loaded(locale) ?? builtIn(createFormats('en'))
    }
  }
}
