import { attributeName } from '../../core/session/session-options.js'
import type { ProvidedValues, OptionTable } from './option-table.js'

/** What was given to an element by its attributes and properties, or to `configure`. */
export interface RawOptions {
  /** As read by the options; another map with every change. */
  values(): ProvidedValues
  /** Takes what was given; `undefined` and `null` bring the default back. */
  set(name: string, value: unknown): void
  /**
   * Uses the default in place of a value that failed, or of one of its parts, such as `messages.general.back`.
   *
   * @returns whether that is news.
   */
  refuse(name: string, value: unknown, error: unknown): boolean
  /** What could not be read since this was asked last. */
  takeErrors(): readonly Error[]
}

/** @param owner what the options are of, in words. */
export function createRawOptions(owner: string, options: OptionTable, onChange = (): void => {}): RawOptions {
  const last = new Map<string, unknown>()
  const errors: Error[] = []
  const failures = new Set<string>()
  let values: ProvidedValues = new Map()

  function put(name: string, value: unknown): void {
    if (values.get(name) === value) return
    const next = new Map(values).set(name, value)
    if (value === undefined) next.delete(name)
    values = next
    onChange()
  }

  function warn(name: string, reason: string): string {
    const message = `The ${name in options ? attributeName(name) : name} option of ${owner} ${reason}; its default is used.`
    console.warn(message)
    return message
  }

  /** Nothing where the value cannot be read, or breaks whoever reads it. */
  function read(name: string, value: unknown): unknown {
    try {
      return options[name]?.read(value)
    } catch {
      return undefined
    }
  }

  return {
    values: () => values,
    set(name, value) {
      const isAgain = Object.is(last.get(name), value)
      // What an object holds may have changed since.
      if (isAgain && typeof value !== 'object') return
      last.set(name, value)
      const given = typeof value === 'string' ? value.trim() : (value ?? '')
      const usable = value === undefined || value === null ? undefined : read(name, given)
      if (usable === undefined && given !== '' && !isAgain) {
        errors.push(new TypeError(warn(name, `should be ${options[name]?.expected}`)))
        onChange()
      }
      put(name, usable)
    },
    refuse(name, value, error) {
      if (name in options) {
        if (value === undefined || values.get(name) !== value) return false
        put(name, undefined)
      }
      // A host that makes its functions anew whenever it renders gives the same mistake again and again.
      const failure = `${name} ${error instanceof Error ? error.message : ''}`
      if (failures.has(failure)) return false
      failures.add(failure)
      warn(name, 'failed')
      return true
    },
    takeErrors: () => errors.splice(0)
  }
}
