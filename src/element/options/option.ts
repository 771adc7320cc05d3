import { validLocale } from '../dom/locale.js'

/** Parses one option of an element from its attribute or property. */
export interface Option<Value> {
  /** `false` for options that are only properties. */
  readonly hasAttribute: boolean
  /** For an option that holds what is open: the option that determines what it is opened from. */
  readonly opens?: { readonly from: string | undefined }
  /** If a change leaves what is open, who makes such a change: only the host, or the user as well. */
  readonly isLeftBy?: 'host' | 'everyone'
  /** `true` if the first screen before React respects it. Any other option skips prerendering. @default false */
  readonly prerendered?: boolean
  /** Serializes the value for the attribute. */
  write?(value: Value): string
  /** Expected value, in words, for error messages. */
  readonly expected: string
  /** Parses a value. Strings are trimmed. `undefined` if it is invalid, or empty where that means no value. */
  read(input: unknown): Value | undefined
}

/** An option that the first screen before React respects. */
export interface PrerenderedOption<Value> extends Option<Value> {
  readonly prerendered: true
}

/** Marks an option as one that the first screen before React respects, or that changes nothing there. */
export const prerendered = <Value>(option: Option<Value>): PrerenderedOption<Value> => ({
  ...option,
  prerendered: true
})

const option = <Value>(expected: string, read: Option<Value>['read']): Option<Value> => ({
  hasAttribute: true,
  expected,
  read
})

/** A string. @default none */
export const textOption = (): Option<string> =>
  option('a text', (input) =>
    typeof input === 'string' || Number.isFinite(input) ? String(input) || undefined : undefined
  )

/** Id of what is open. @param from option that determines what it is opened from. @default none */
export const openedOption = (from?: string): Option<string> => ({
  ...textOption(),
  opens: { from },
  isLeftBy: 'everyone'
})

/** Id of the resource that the whole element is about. @default none */
export const subjectOption = (): Option<string> => ({ ...textOption(), isLeftBy: 'host' })

/** A number greater than 0. @default none */
export const positiveNumberOption = (): Option<number> =>
  option('a number above 0', (input) => {
    const number = typeof input === 'string' || typeof input === 'number' ? Number(input) : NaN
    return number > 0 && Number.isFinite(number) ? number : undefined
  })

/** `true` if present, unless the value is `false`. @default false */
export const booleanOption = (): Option<boolean> =>
  option('true or false', (input) => {
    if (typeof input === 'string') return input.toLowerCase() !== 'false'
    return typeof input === 'boolean' ? input : undefined
  })

function parseList(input: string): unknown {
  if (!input.startsWith('[')) return input.split(',')
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}

/** A list of texts: an array, CSV or a JSON array. Blanks around texts and empty texts are dropped; `''` is an empty list. */
export const listOption = (): Option<readonly string[]> =>
  option('a comma-separated list or a JSON array of texts', (input) => {
    const items = typeof input === 'string' ? parseList(input) : input
    if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) return undefined
    return items.map((item) => item.trim()).filter(Boolean)
  })

/** One of several words. @default none */
export const choiceOption = <Choice extends string>(...choices: readonly Choice[]): Option<Choice> =>
  option(`one of ${choices.join(', ')}`, (input) => choices.find((choice) => choice === input))

/** A language tag with an optional region. @default none */
export const localeOption = (): Option<string> =>
  option('a locale such as en or de-AT', (input) => (typeof input === 'string' ? validLocale(input) : undefined))

/** An object or function, available only as a property. @default none */
export const propertyOption = <Value>(expected: string, is: (input: unknown) => input is Value): Option<Value> => ({
  hasAttribute: false,
  expected,
  read: (input) => (is(input) ? input : undefined)
})

/** A function of the host. @default none */
export const functionOption = <Value>(): Option<Value> =>
  propertyOption('a function', (input): input is Value => typeof input === 'function')
