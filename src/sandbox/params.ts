import { RequestError } from './request-error.js'

type RawParams = Record<string, unknown>

/** Minimum and maximum of a number or of a string's length. */
interface Bounds {
  min?: number
  max?: number
}

/**
 * Reads and validates the parameters of a request. Invalid parameters are collected, so that one error reports all of
 * them; meanwhile the reader returns placeholders, which never reach a route.
 */
export interface ParamReader {
  string(name: string): string
  optionalString(name: string, bounds?: Bounds): string | undefined
  optionalNumber(name: string, bounds?: Bounds): number | undefined
  optionalStrings(name: string): string[] | undefined
  /**
   * Like `optionalStrings`, for query strings, in which an array of one item looks like a string, and an empty one like an
   * empty string.
   */
  queryStrings(name: string): string[] | undefined
  optionalBoolean(name: string): boolean | undefined
  optionalObject(name: string): RawParams | undefined
  /** A required array of objects. */
  objects(name: string): RawParams[]
  /** A date with an offset, in ms since 1970. `NaN` if it is invalid. */
  optionalDate(name: string): number | undefined
  /** Two dates like those of `optionalDate`, the earlier first. */
  optionalDateRange(name: string): [number, number] | undefined
  /** Returns `true` if the parameter is `null`. The other methods treat `null` as missing. */
  isNull(name: string): boolean
  reject(name: string, message: string): void
  /** Reports missing parameters as errors. */
  require(...names: readonly string[]): void
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

function createReader(values: RawParams, errors: Map<string, string[]>): ParamReader {
  const reject = (name: string, message: string): void => {
    errors.set(name, [...new Set([...(errors.get(name) ?? []), message])])
  }

  /** Treats `null` as missing. */
  const getValue = (name: string): unknown => values[name] ?? undefined

  function checkBounds(name: string, size: number, { min = -Infinity, max = Infinity }: Bounds, unit: string): void {
    if (size < min) reject(name, `Must be at least ${min}${unit}`)
    else if (size > max) reject(name, `Must be at most ${max}${unit}`)
  }

  function optionalString(name: string, bounds: Bounds = {}): string | undefined {
    const value = getValue(name)
    if (isString(value)) checkBounds(name, [...value].length, bounds, ' characters long')
    else if (value !== undefined) reject(name, 'Must be a string')
    return isString(value) ? value : undefined
  }

  function optionalStrings(name: string): string[] | undefined {
    const value = getValue(name)
    if (value === undefined) return undefined
    if (Array.isArray(value) && value.every(isString)) return value
    reject(name, 'Must be an array of strings')
    return []
  }

  function require(...names: readonly string[]): void {
    for (const name of names) if (getValue(name) === undefined) reject(name, 'Required')
  }

  return {
    reject,
    require,
    optionalString,
    optionalStrings,
    isNull: (name) => values[name] === null,
    queryStrings(name) {
      const value = getValue(name)
      return isString(value) ? [value].filter(Boolean) : optionalStrings(name)
    },
    string(name) {
      require(name)
      return optionalString(name, { min: 1 }) ?? ''
    },
    optionalNumber(name, bounds = {}) {
      const value = getValue(name)
      if (value === undefined) return undefined
      if (typeof value === 'number' && Number.isFinite(value)) checkBounds(name, value, bounds, '')
      else reject(name, 'Must be a number')
      return Number(value)
    },
    optionalBoolean(name) {
      const value = getValue(name)
      if (value === undefined || typeof value === 'boolean') return value
      reject(name, 'Must be true or false')
      return undefined
    },
    optionalObject(name) {
      const value = getValue(name)
      if (value === undefined || isObject(value)) return value
      reject(name, 'Must be an object')
      return undefined
    },
    objects(name) {
      const value = getValue(name)
      if (Array.isArray(value) && value.every(isObject)) return value
      reject(name, value === undefined ? 'Required' : 'Must be an array of objects')
      return []
    },
    optionalDate(name) {
      const text = optionalString(name)
      if (text === undefined) return undefined
      const time = parseDate(text)
      if (Number.isNaN(time)) reject(name, 'Must be a date and time with an offset')
      return time
    },
    optionalDateRange(name) {
      const texts = optionalStrings(name)
      if (texts === undefined) return undefined
      const [from = NaN, to = NaN] = texts.map(parseDate)
      if (texts.length !== 2 || !(from <= to)) reject(name, 'Must be two dates with offsets, the earlier first')
      return [from, to]
    }
  }
}

/** Reads the parameters of a route. @throws {RequestError} that lists all missing and invalid parameters */
export function readParams<T>(values: RawParams, read: (reader: ParamReader) => T): T {
  const errors = new Map<string, string[]>()
  const params = read(createReader(values, errors))
  const [first] = errors
  if (!first) return params
  const [name, messages] = first
  const validationErrors = Object.fromEntries([...errors].map(([field, _errors]) => [field, { _errors }]))
  throw new RequestError(400, 'invalid_input', `${messages[0]} for "${name}"`, validationErrors)
}

export const readDeviceId = (values: RawParams): string => readParams(values, (read) => read.string('device_id'))
