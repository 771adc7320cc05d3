import { en, type Messages } from './en.js'
import { createLanguages } from './languages.js'

type Overrides<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string | ((...values: never[]) => string)
    ? Texts[Name]
    : Overrides<Texts[Name]>
}

/** Some of the texts, those that a host wants otherwise; the rest stay as they are. */
export type MessageOverrides = Overrides<Messages>

/** English is built in, and serves for every language that is not here. */
export const { loaded: loadedMessages, load: loadMessages } = createLanguages(en, {
  de: () => import('./de.js').then(({ de }) => de)
})

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

function merge<Texts extends object>(texts: Texts, own: object): Texts {
  const merged = { ...texts }
  for (const [name, known] of Object.entries(texts)) {
    const text: unknown = Reflect.get(own, name)
    if (!isGroup(known) && typeof text === typeof known) Reflect.set(merged, name, text)
    if (isGroup(known) && isGroup(text)) Reflect.set(merged, name, merge(known, text))
  }
  return merged
}

/** The texts with a host's own in their place; what is of another kind than ours is left out. */
export function withOverrides(messages: Messages, overrides: MessageOverrides | undefined): Messages {
  return overrides ? merge(messages, overrides) : messages
}
