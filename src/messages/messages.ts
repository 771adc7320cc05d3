import { LOADERS } from 'virtual:messages/core'
import { en, type Messages } from './en.js'
import type { FeatureMessages } from './feature-messages.js'
import { createLanguages } from './languages.js'

type Overrides<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string | ((...values: never[]) => string)
    ? Texts[Name]
    : Overrides<Texts[Name]>
}

/** Messages that a host overrides. All others keep their defaults. */
export type MessageOverrides = Overrides<Messages & FeatureMessages>

/** Supported languages, as the first part of a locale. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(LOADERS)]

/** Messages that every element needs. Unsupported languages fall back to English. */
export const ELEMENT_MESSAGES = createLanguages<Messages>(en, LOADERS)

/** The built-in English messages. */
export const ENGLISH = ELEMENT_MESSAGES.english

/** Catches errors in message functions of a host. */
export interface TextGuard {
  /**
   * @returns a function that calls `own` for the message `name` (such as `deviceTable.count`), and falls back to `ours`
   * if `own` fails or does not return a text.
   */
  guard(name: string, own: Callable, ours: Callable): Callable
  /** Called when a message cannot be read. */
  reject(name: string, error: unknown): void
}

type Callable = (...values: readonly unknown[]) => unknown

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null
const isCallable = (value: unknown): value is Callable => typeof value === 'function'

function choose(ours: unknown, own: unknown, guard: TextGuard, name: string): unknown {
  if (isGroup(ours)) return isGroup(own) ? merge(ours, own, guard, `${name}.`) : ours
  if (typeof own !== typeof ours) return ours
  return isCallable(own) && isCallable(ours) ? guard.guard(name, own, ours) : own
}

function merge<Texts extends object>(texts: Texts, own: object, guard: TextGuard, path = ''): Texts {
  const merged = { ...texts }
  for (const [key, ours] of Object.entries(texts)) {
    const name = path + key
    try {
      Reflect.set(merged, key, choose(ours, Reflect.get(own, key), guard, name))
    } catch (error) {
      guard.reject(name, error)
    }
  }
  return merged
}

/** Merges a host's overrides into the messages. Overrides of the wrong type are ignored. */
export function withOverrides<Texts extends object>(
  texts: Texts,
  overrides: MessageOverrides | undefined,
  guard: TextGuard
): Texts {
  return overrides ? merge(texts, overrides, guard) : texts
}
