/** An attribute changes, step 3: parses the value and keeps it. */
import { attributeName } from '../../core/session/session-options.js'
import type { OptionTable, ProvidedValues } from './option-table.js'

/** Options provided by attributes, properties or `configure()`. */
export interface RawOptions {
  /** Parsed values. A new map after every change. */
  values(): ProvidedValues
  /** Sets a value. `undefined` and `null` reset it to its default. */
  set(name: string, value: unknown): void
  /** Returns `true` if setting the value would change something. */
  differs(name: string, value: unknown): boolean
  /**
   * Uses the default instead of a value that failed, or of a part of it, such as `messages.general.back`.
   *
   * @returns `true` if the failure is new
   */
  reject(name: string, value: unknown, error: unknown): boolean
  /** Returns and clears the errors since the last call. */
  takeErrors(): readonly Error[]
}

/** @param owner of the options, in words, for error messages */
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

  /** Returns `undefined` if the value is invalid or throws. */
  function read(name: string, value: unknown): unknown {
    try {
      return options[name]?.read(value)
    } catch {
      return undefined
    }
  }

  const inputOf = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : (value ?? ''))
  const parse = (name: string, value: unknown): unknown =>
    value === undefined || value === null ? undefined : read(name, inputOf(value))

  return {
    values: () => values,
    differs(name, value) {
      const [current, next] = [values.get(name), parse(name, value)]
      // Values with a text form are copied whenever they are set.
      return current !== next && JSON.stringify(current) !== JSON.stringify(next)
    },
    set(name, value) {
      const isRepeated = Object.is(last.get(name), value)
      // The content of an object may have changed.
      if (isRepeated && typeof value !== 'object') return
      last.set(name, value)
      const usable = parse(name, value)
      if (usable === undefined && inputOf(value) !== '' && !isRepeated) {
        errors.push(new TypeError(warn(name, `should be ${options[name]?.expected}`)))
        onChange()
      }
      put(name, usable)
    },
    reject(name, value, error) {
      if (name in options) {
        if (value === undefined || values.get(name) !== value) return false
        put(name, undefined)
      }
      // A host that recreates its functions on every render would report the same failure again and again.
      const failure = `${name} ${error instanceof Error ? error.message : ''}`
      if (failures.has(failure)) return false
      failures.add(failure)
      warn(name, 'failed')
      return true
    },
    takeErrors: () => errors.splice(0)
  }
}
