import type { Messages } from './en.js'

/** The texts of the languages that there are. */
export interface Languages {
  /** The languages that there are, English first: `en`, `de`, … */
  readonly names: readonly string[]
  /** The texts of a locale such as `de-AT` when they are there already. */
  loaded(locale: string): Messages | undefined
  /** Fetches the texts of a locale; where it has none, those that are built in serve. Rejects when they do not come. */
  load(locale: string): Promise<Messages>
}

/** @param loaders what fetches the texts of each language that is not built in. */
export function createLanguages(
  builtIn: Messages,
  loaders: { readonly [language: string]: () => Promise<Messages> }
): Languages {
  const fetched = new Map<string, Messages>()

  function languageOf(locale: string): string | undefined {
    const [language = ''] = locale.toLowerCase().split(/[-_]/, 1)
    return Object.hasOwn(loaders, language) ? language : undefined
  }

  return {
    names: ['en', ...Object.keys(loaders)],
    loaded(locale) {
      const language = languageOf(locale)
      return language === undefined ? builtIn : fetched.get(language)
    },
    async load(locale) {
      const language = languageOf(locale) ?? ''
      const known = fetched.get(language)
      if (known) return known
      const messages = (await loaders[language]?.()) ?? builtIn
      fetched.set(language, messages)
      return messages
    }
  }
}
