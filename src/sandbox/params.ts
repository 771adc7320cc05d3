import type { ValidationErrors } from './options.js'
import { RequestError } from './request-error.js'

export type RawParams = Record<string, unknown>

/** Minimum and maximum of a number or of a string's length. */
interface Bounds {
  min?: number
  max?: number
}

const isObject = (value: unknown): value is RawParams =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Example: `2026-05-01T12:00:00Z`. */
const ISO_DATE = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** Returns `NaN` for dates that do not exist, which `Date.parse` would shift to the next month. */
function parseDate(text: string): number {
  const day = ISO_DATE.exec(text)?.[1]
  return day !== undefined && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? Date.parse(text) : NaN
}

const isString = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const isArrayOf =
  <T>(isItem: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isItem)

/** Parses a JSON body. @throws {RequestError} if it is not a JSON object */
export function parseBody(body: string): RawParams {
  let values: unknown
  try {
    values = JSON.parse(body || '{}')
  } catch {
    throw new RequestError(400, 'invalid_input', 'The body is not JSON')
  }
  if (!isObject(values)) throw new RequestError(400, 'invalid_input', 'The body is not a JSON object')
  return values
}

/** Parses a query string. Repeated keys become arrays. */
export function parseQuery(query: URLSearchParams): RawParams {
  return Object.fromEntries(
    [...query.keys()].map((key) => {
      const values = query.getAll(key)
      return [key, values.length > 1 ? values : values[0]]
    })
  )
}

/**
 * Creates a reader that validates the parameters of a request. Invalid parameters are collected, so that one error reports
 * all of them; meanwhile the reader returns placeholders, which never reach a route. `null` counts as missing.
 */
function createReader(values: RawParams, errors: Map<string, string[]>) {
  const reject = (name: string, message: string): void => {
    errors.set(name, [...new Set([...(errors.get(name) ?? []), message])])
  }

  const getValue = (name: string): unknown => values[name] ?? undefined

  function checkBounds(name: string, size: number, { min = -Infinity, max = Infinity }: Bounds, unit: string): void {
    if (size < min) reject(name, `Must be at least ${min}${unit}`)
    else if (size > max) reject(name, `Must be at most ${max}${unit}`)
  }

  /** Returns a value of a type, or `undefined` if it is missing or rejected. */
  function optional<T>(name: string, isValid: (value: unknown) => value is T, kind: string): T | undefined {
    const value = getValue(name)
    if (value === undefined || isValid(value)) return value
    reject(name, `Must be ${kind}`)
    return undefined
  }

  function optionalString(name: string, bounds: Bounds = {}): string | undefined {
    const value = optional(name, isString, 'a string')
    if (value !== undefined) checkBounds(name, [...value].length, bounds, ' characters long')
    return value
  }

  function optionalStrings(name: string): string[] | undefined {
    if (getValue(name) === undefined) return undefined
    return optional(name, isArrayOf(isString), 'an array of strings') ?? []
  }

  /** Reports missing parameters as errors. */
  function require(...names: readonly string[]): void {
    for (const name of names) if (getValue(name) === undefined) reject(name, 'Required')
  }

  return {
    reject,
    require,
    /** Rejects all parameters except these. */
    only(...names: readonly string[]): void {
      for (const name of Object.keys(values)) if (!names.includes(name)) reject(name, 'Unrecognized parameter')
    },
    optionalString,
    optionalStrings,
    /** Returns `true` if the parameter is `null`. */
    isNull: (name: string): boolean => values[name] === null,
    /**
     * Like `optionalStrings`, for query strings, in which an array of one item looks like a string, and an empty one like
     * an empty string.
     */
    queryStrings(name: string): string[] | undefined {
      const value = getValue(name)
      return isString(value) ? [value].filter(Boolean) : optionalStrings(name)
    },
    /** Like `optionalNumber`, for query strings, in which numbers are texts. */
    queryNumber(name: string, { min = -Infinity }: Bounds = {}): number | undefined {
      const value = getValue(name)
      if (value === undefined) return undefined
      const number = Number(value)
      if (!(number >= min)) reject(name, `Must be a number of at least ${min}`)
      return number
    },
    string(name: string): string {
      require(name)
      return optionalString(name, { min: 1 }) ?? ''
    },
    optionalNumber(name: string, bounds: Bounds = {}): number | undefined {
      const value = optional(name, isNumber, 'a number')
      if (value !== undefined) checkBounds(name, value, bounds, '')
      return getValue(name) === undefined ? undefined : Number(getValue(name))
    },
    optionalBoolean: (name: string): boolean | undefined => optional(name, isBoolean, 'true or false'),
    optionalObject: (name: string): RawParams | undefined => optional(name, isObject, 'an object'),
    /** A required array of objects. */
    objects(name: string): RawParams[] {
      require(name)
      return optional(name, isArrayOf(isObject), 'an array of objects') ?? []
    },
    /** A date with an offset, in ms since 1970. `NaN` if it is invalid. */
    optionalDate(name: string): number | undefined {
      const text = optionalString(name)
      if (text === undefined) return undefined
      const time = parseDate(text)
      if (Number.isNaN(time)) reject(name, 'Must be a date and time with an offset')
      return time
    },
    /** Two dates like those of `optionalDate`, the earlier first. */
    optionalDateRange(name: string): [number, number] | undefined {
      const texts = optionalStrings(name)
      if (texts === undefined) return undefined
      const [from = NaN, to = NaN] = texts.map(parseDate)
      if (texts.length !== 2 || !(from <= to)) reject(name, 'Must be two dates with offsets, the earlier first')
      return [from, to]
    }
  }
}

export type ParamReader = ReturnType<typeof createReader>

/** Returns errors in the format of the platform, which nests those of `user_identity.email_address`. */
function nested(errors: Iterable<readonly [path: string, messages: readonly string[]]>): ValidationErrors {
  const own: Record<string, ValidationErrors> = {}
  const inner: Record<string, [string, readonly string[]][]> = {}
  for (const [path, _errors] of errors) {
    const [field = '', ...rest] = path.split('.')
    if (rest.length === 0) own[field] = { _errors }
    else (inner[field] ??= []).push([rest.join('.'), _errors])
  }
  for (const [field, entries] of Object.entries(inner)) own[field] = { _errors: [], ...own[field], ...nested(entries) }
  return own
}

/** Reads the parameters of a route. @throws {RequestError} that lists all missing and invalid parameters */
export function readParams<T>(values: RawParams, read: (reader: ParamReader) => T): T {
  const errors = new Map<string, string[]>()
  const params = read(createReader(values, errors))
  const [first] = errors
  if (!first) return params
  const [name, messages] = first
  throw new RequestError(400, 'invalid_input', `${messages[0]} for "${name}"`, nested(errors))
}

export const readDeviceId = (values: RawParams): string => readParams(values, (read) => read.string('device_id'))
