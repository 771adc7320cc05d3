import { en, type Messages } from './en.js'

/** Some of the texts, those that a host wants otherwise; the rest stay as they are. */
export type MessageOverrides = { readonly [Group in keyof Messages]?: Partial<Messages[Group]> }

type Loader = () => Promise<Messages>

const loaders: { readonly [language: string]: Loader } = {
  de: () => import('./de.js').then(({ de }) => de)
}

const loaded = new Map<string, Messages>([['en', en]])

/** The language of a locale such as `de-AT`, where its texts are known; else English. */
export function languageOf(locale: string): string {
  const language = locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return language in loaders ? language : 'en'
}

/** The texts of a locale when they are there already. */
export function loadedMessages(locale: string): Messages | undefined {
  return loaded.get(languageOf(locale))
}

/** Fetches the texts of a locale. English never waits; a language that cannot be fetched is answered in English. */
export async function loadMessages(locale: string): Promise<Messages> {
  const language = languageOf(locale)
  const messages = loaded.get(language) ?? (await loaders[language]?.().catch(() => en)) ?? en
  if (messages !== en) loaded.set(language, messages)
  return messages
}

/** The texts with a host's own in their place, group by group. */
export function withOverrides(messages: Messages, overrides: MessageOverrides | undefined): Messages {
  if (!overrides) return messages
  return {
    general: { ...messages.general, ...overrides.general },
    session: { ...messages.session, ...overrides.session },
    device: { ...messages.device, ...overrides.device },
    deviceTable: { ...messages.deviceTable, ...overrides.deviceTable },
    lock: { ...messages.lock, ...overrides.lock }
  }
}
