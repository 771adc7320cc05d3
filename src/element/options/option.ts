import { validLocale } from '../custom-element/locale.js'

/** How one option of an element is read, from its attribute or its property. */
export interface Option<Value> {
  /** Whether it has an attribute; one that has none is a property only. */
  readonly hasAttribute: boolean
  /** Where it holds what is open, which the element itself changes: the option that names what that is opened from. */
  readonly opens?: { readonly from: string | undefined }
  /** The attribute that says the same, where the element itself changes what is no text. */
  write?(value: Value): string
  /** What is to be given, in words. */
  readonly expected: string
  /** Reads what was given, a text without white space at its ends; nothing when it cannot be read, or is empty. */
  read(given: unknown): Value | undefined
}

const option = <Value>(expected: string, read: Option<Value>['read']): Option<Value> => ({
  hasAttribute: true,
  expected,
  read
})

/** A text. @default none */
export const textOption = (): Option<string> =>
  option('a text', (given) =>
    typeof given === 'string' || Number.isFinite(given) ? String(given) || undefined : undefined
  )

/** The id of what is open. @param from the option that names what it is opened from. @default none */
export const openedOption = (from?: string): Option<string> => ({ ...textOption(), opens: { from } })

/** A number above 0. @default none */
export const positiveNumberOption = (): Option<number> =>
  option('a number above 0', (given) => {
    const number = typeof given === 'string' || typeof given === 'number' ? Number(given) : NaN
    return number > 0 && Number.isFinite(number) ? number : undefined
  })

/** True when it is there, unless its value is `false`. @default false */
export const booleanOption = (): Option<boolean> =>
  option('true or false', (given) => {
    if (typeof given === 'string') return given.toLowerCase() !== 'false'
    return typeof given === 'boolean' ? given : undefined
  })

function parseList(given: string): unknown {
  if (!given.startsWith('[')) return given && given.split(',')
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}

/** Texts, as a list, as CSV or as a JSON array; without blanks around them and empty entries. @default none */
export const listOption = (): Option<readonly string[]> =>
  option('a comma-separated list or a JSON array of texts', (given) => {
    const items = typeof given === 'string' ? parseList(given) : given
    if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) return undefined
    return items.map((item) => item.trim()).filter(Boolean)
  })

/** One of some words. @default none */
export const choiceOption = <Word extends string>(...words: readonly Word[]): Option<Word> =>
  option(`one of ${words.join(', ')}`, (given) => words.find((word) => word === given))

/** A language, with or without its region. @default none */
export const localeOption = (): Option<string> =>
  option('a locale such as en or de-AT', (given) => (typeof given === 'string' ? validLocale(given) : undefined))

/** An object or a function, which only a property can hold. @default none */
export const propertyOption = <Value>(expected: string, is: (given: unknown) => given is Value): Option<Value> => ({
  hasAttribute: false,
  expected,
  read: (given) => (is(given) ? given : undefined)
})

/** A function of the host's. @default none */
export const functionOption = <Value>(): Option<Value> =>
  propertyOption('a function', (given): given is Value => typeof given === 'function')
