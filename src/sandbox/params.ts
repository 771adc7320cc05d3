import { Refusal } from './refusal.js'

type Values = Record<string, unknown>

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
  text(name: string): string
  optionalText(name: string, bounds?: Bounds): string | undefined
  optionalNumber(name: string, bounds?: Bounds): number | undefined
  optionalTexts(name: string): string[] | undefined
  /** As `optionalTexts`, and from a query: there a list of one looks like a text, and an empty one like an empty text. */
  queryTexts(name: string): string[] | undefined
  optionalFlag(name: string): boolean | undefined
  optionalValues(name: string): Values | undefined
  /** A list of objects, which has to be there. */
  valuesList(name: string): Values[]
  /** A moment with its offset, in milliseconds since 1970; `NaN` stands in for what is none. */
  optionalTime(name: string): number | undefined
  /** Two moments, the earlier first, as `optionalTime` reads them. */
  optionalSpan(name: string): [number, number] | undefined
  /** Whether it is there as `null`, which the other readers take for nothing. */
  isNull(name: string): boolean
  refuse(name: string, message: string): void
  /** Refuses the parameters that are missing. */
  require(...names: readonly string[]): void
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Such as `2026-05-01T12:00:00Z`. */
const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** A day that is in no calendar would be read as a later one. */
function parseTime(text: string): number {
  const day = MOMENT.exec(text)?.[1]
  return day !== undefined && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? Date.parse(text) : NaN
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The parameters in a body: none in an empty one. @throws {Refusal} when it is not a JSON object. */
export function bodyValues(body: string): Values {
  let values: unknown
  try {
    values = JSON.parse(body || '{}')
  } catch {
    throw new Refusal(400, 'invalid_input', 'The body is not JSON')
  }
  if (!isValues(values)) throw new Refusal(400, 'invalid_input', 'The body is not a JSON object')
  return values
}

/** The parameters in a query: texts, and lists of them under a key that is there several times. */
export function queryValues(query: URLSearchParams): Values {
  return Object.fromEntries(
    [...query.keys()].map((key) => {
      const values = query.getAll(key)
      return [key, values.length > 1 ? values : values[0]]
    })
  )
}

function createReader(values: Values, errors: Map<string, string[]>): ParamReader {
  const refuse = (name: string, message: string): void => {
    errors.set(name, [...new Set([...(errors.get(name) ?? []), message])])
  }

  /** Nothing and `null` are the same. */
  const find = (name: string): unknown => values[name] ?? undefined

  function keep(name: string, size: number, { min = -Infinity, max = Infinity }: Bounds, unit: string): void {
    if (size < min) refuse(name, `Must be at least ${min}${unit}`)
    else if (size > max) refuse(name, `Must be at most ${max}${unit}`)
  }

  function optionalText(name: string, bounds: Bounds = {}): string | undefined {
    const value = find(name)
    if (isText(value)) keep(name, [...value].length, bounds, ' characters long')
    else if (value !== undefined) refuse(name, 'Must be a text')
    return isText(value) ? value : undefined
  }

  function optionalTexts(name: string): string[] | undefined {
    const value = find(name)
    if (value === undefined) return undefined
    if (Array.isArray(value) && value.every(isText)) return value
    refuse(name, 'Must be a list of texts')
    return []
  }

  function require(...names: readonly string[]): void {
    for (const name of names) if (find(name) === undefined) refuse(name, 'Required')
  }

  return {
    refuse,
    require,
    optionalText,
    optionalTexts,
    isNull: (name) => values[name] === null,
    queryTexts(name) {
      const value = find(name)
      return isText(value) ? [value].filter(Boolean) : optionalTexts(name)
    },
    text(name) {
      require(name)
      return optionalText(name, { min: 1 }) ?? ''
    },
    optionalNumber(name, bounds = {}) {
      const value = find(name)
      if (value === undefined) return undefined
      if (typeof value === 'number' && Number.isFinite(value)) keep(name, value, bounds, '')
      else refuse(name, 'Must be a number')
      return Number(value)
    },
    optionalFlag(name) {
      const value = find(name)
      if (value === undefined || typeof value === 'boolean') return value
      refuse(name, 'Must be true or false')
      return undefined
    },
    optionalValues(name) {
      const value = find(name)
      if (value === undefined || isValues(value)) return value
      refuse(name, 'Must be an object')
      return undefined
    },
    valuesList(name) {
      const value = find(name)
      if (Array.isArray(value) && value.every(isValues)) return value
      refuse(name, value === undefined ? 'Required' : 'Must be a list of objects')
      return []
    },
    optionalTime(name) {
      const text = optionalText(name)
      if (text === undefined) return undefined
      const time = parseTime(text)
      if (Number.isNaN(time)) refuse(name, 'Must be a date and time with an offset')
      return time
    },
    optionalSpan(name) {
      const texts = optionalTexts(name)
      if (texts === undefined) return undefined
      const [from = NaN, to = NaN] = texts.map(parseTime)
      if (texts.length !== 2 || !(from <= to)) refuse(name, 'Must be two times with offsets, the earlier first')
      return [from, to]
    }
  }
}

/** Reads what a route needs. @throws {Refusal} that names each parameter that is missing or wrong. */
export function readParams<T>(values: Values, read: (reader: ParamReader) => T): T {
  const errors = new Map<string, string[]>()
  const params = read(createReader(values, errors))
  const [first] = errors
  if (!first) return params
  const [name, messages] = first
  const validationErrors = Object.fromEntries([...errors].map(([field, _errors]) => [field, { _errors }]))
  throw new Refusal(400, 'invalid_input', `${messages[0]} for "${name}"`, validationErrors)
}
