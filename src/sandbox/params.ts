import { RequestError } from './request-error.js'

type RawParams = Record<string, unknown>

/** The least and the most that a number, or the length of a text, may be. */
interface Bounds {
  min?: number
  max?: number
}

/**
 * Reads the parameters of a call. A wrong one is noted and stood in for, so that all wrong ones are refused together;
 * a stand-in never reaches a route.
 */
export interface ParamReader {
  string(name: string): string
  optionalString(name: string, bounds?: Bounds): string | undefined
  optionalNumber(name: string, bounds?: Bounds): number | undefined
  optionalStrings(name: string): string[] | undefined
  /** As `optionalTexts`, and from a query: there a list of one looks like a text, and an empty one like an empty text. */
  queryStrings(name: string): string[] | undefined
  optionalBoolean(name: string): boolean | undefined
  optionalObject(name: string): RawParams | undefined
  /** A list of objects, which has to be there. */
  objects(name: string): RawParams[]
  /** A moment with its offset, in milliseconds since 1970; `NaN` stands in for what is none. */
  optionalDate(name: string): number | undefined
  /** Two moments, the earlier first, as `optionalTime` reads them. */
  optionalDateRange(name: string): [number, number] | undefined
  /** Whether it is there as `null`, which the other readers take for nothing. */
  isNull(name: string): boolean
  reject(name: string, message: string): void
  /** Refuses the parameters that are missing. */
  require(...names: readonly string[]): void
}

const isObject = (value: unknown): value is RawParams =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Such as `2026-05-01T12:00:00Z`. */
const ISO_DATE = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** A day that is in no calendar would be read as a later one. */
function parseDate(text: string): number {
  const day = ISO_DATE.exec(text)?.[1]
  return day !== undefined && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? Date.parse(text) : NaN
}

const isString = (value: unknown): value is string => typeof value === 'string'

/** The parameters in a body: none in an empty one. @throws {RequestError} when it is not a JSON object. */
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

/** The parameters in a query: texts, and lists of them under a key that is there several times. */
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

  /** Nothing and `null` are the same. */
  const getValue = (name: string): unknown => values[name] ?? undefined

  function checkBounds(name: string, size: number, { min = -Infinity, max = Infinity }: Bounds, unit: string): void {
    if (size < min) reject(name, `Must be at least ${min}${unit}`)
    else if (size > max) reject(name, `Must be at most ${max}${unit}`)
  }

  function optionalString(name: string, bounds: Bounds = {}): string | undefined {
    const value = getValue(name)
    if (isString(value)) checkBounds(name, [...value].length, bounds, ' characters long')
    else if (value !== undefined) reject(name, 'Must be a text')
    return isString(value) ? value : undefined
  }

  function optionalStrings(name: string): string[] | undefined {
    const value = getValue(name)
    if (value === undefined) return undefined
    if (Array.isArray(value) && value.every(isString)) return value
    reject(name, 'Must be a list of texts')
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
      reject(name, value === undefined ? 'Required' : 'Must be a list of objects')
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
      if (texts.length !== 2 || !(from <= to)) reject(name, 'Must be two times with offsets, the earlier first')
      return [from, to]
    }
  }
}

/** Reads what a route needs. @throws {RequestError} that names each parameter that is missing or wrong. */
export function readParams<T>(values: RawParams, read: (reader: ParamReader) => T): T {
  const errors = new Map<string, string[]>()
  const params = read(createReader(values, errors))
  const [first] = errors
  if (!first) return params
  const [name, messages] = first
  const validationErrors = Object.fromEntries([...errors].map(([field, _errors]) => [field, { _errors }]))
  throw new RequestError(400, 'invalid_input', `${messages[0]} for "${name}"`, validationErrors)
}
