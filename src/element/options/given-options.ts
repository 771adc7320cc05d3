import { attributeName } from '../../store/session-options.js'
import type { GivenValues, OptionTable } from './option-table.js'

/** What was given to an element by its attributes and properties, or to `configure`. */
export interface GivenOptions {
  /** As read by the options; another map with every change. */
  values(): GivenValues
  /** Takes what was given; `undefined` and `null` bring the default back. */
  set(name: string, value: unknown): void
  /** Uses the default in place of a value that failed. @returns whether it was in use */
  refuse(name: string, value: unknown): boolean
  /** What could not be read since this was asked last. */
  takeErrors(): readonly Error[]
}

/** @param owner what the options are of, in words. */
export function createGivenOptions(owner: string, options: OptionTable, onChange = (): void => {}): GivenOptions {
  const last = new Map<string, unknown>()
  const errors: Error[] = []
  let values: GivenValues = new Map()

  function put(name: string, value: unknown): void {
    if (values.get(name) === value) return
    const next = new Map(values).set(name, value)
    if (value === undefined) next.delete(name)
    values = next
    onChange()
  }

  function warn(name: string, reason: string): string {
    const message = `The ${attributeName(name)} option of ${owner} ${reason}; its default is used.`
    console.warn(message)
    return message
  }

  return {
    values: () => values,
    set(name, value) {
      const isAgain = last.get(name) === value
      // What an object holds may have changed since.
      if (isAgain && typeof value !== 'object') return
      last.set(name, value)
      const given = typeof value === 'string' ? value.trim() : (value ?? '')
      const read = value === undefined || value === null ? undefined : options[name]?.read(given)
      if (read === undefined && given !== '' && !isAgain) {
        errors.push(new TypeError(warn(name, `should be ${options[name]?.expected}`)))
        onChange()
      }
      put(name, read)
    },
    refuse(name, value) {
      if (value === undefined || values.get(name) !== value) return false
      warn(name, 'failed')
      put(name, undefined)
      return true
    },
    takeErrors: () => errors.splice(0)
  }
}
