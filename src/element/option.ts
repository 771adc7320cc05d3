/** How one option of an element is read, from its attribute or its property. */
export interface Option<Value> {
  /** Whether it has an attribute; one that has none is a property only. */
  readonly hasAttribute: boolean
  /** Reads what was given. `undefined`, `null` and a removed attribute are never given: they mean the default. */
  read(given: unknown): Value
}

/** What an option's value should have been. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

const option = <Value>(read: (given: unknown) => Value): Option<Value> => ({ hasAttribute: true, read })

/** A text. @default none */
export const textOption = (): Option<string | undefined> =>
  option((given) => {
    if (typeof given !== 'string' && typeof given !== 'number') throw new OptionError('should be a text')
    return String(given).trim() || undefined
  })

/** True when it is there, unless its value is `false`. @default false */
export const booleanOption = (): Option<boolean> =>
  option((given) => {
    if (typeof given === 'boolean') return given
    if (typeof given !== 'string') throw new OptionError('should be true or false')
    return given.trim().toLowerCase() !== 'false'
  })

function parseList(given: string): unknown {
  if (!given.trim().startsWith('[')) return given.split(',').map((item) => item.trim())
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}

/** Texts, as a list, as CSV or as a JSON array; without its empty entries. @default none */
export const listOption = (): Option<readonly string[] | undefined> =>
  option((given) => {
    const items = typeof given === 'string' ? parseList(given) : given
    if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) {
      throw new OptionError('should be a comma-separated list or a JSON array of texts')
    }
    return typeof given === 'string' && !given.trim() ? undefined : items.filter(Boolean)
  })

/** One of some words. @default none */
export const choiceOption = <Word extends string>(...words: readonly Word[]): Option<Word | undefined> =>
  option((given) => {
    const word = words.find((known) => known === given)
    if (word === undefined) throw new OptionError(`should be one of ${words.join(', ')}`)
    return word
  })

/** An object or a function, which only a property can hold. @default none */
export const propertyOption = <Value>(is: (given: unknown) => given is Value, what: string): Option<Value | undefined> => ({
  hasAttribute: false,
  read(given) {
    if (!is(given)) throw new OptionError(`should be ${what}`)
    return given
  }
})

/** A function of the host's. @default none */
export const functionOption = <Value>(): Option<Value | undefined> =>
  propertyOption((given): given is Value => typeof given === 'function', 'a function')
