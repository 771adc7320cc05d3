import { Refusal } from './refusal.js'

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
  refuse(name: string, message: string): void
}

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

/** The parameters in a query, where each is a list, as a key may be there several times. */
export function queryValues(query: URLSearchParams): Values {
  return Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]))
}

/** A query knows only lists of texts: an empty text is an empty list, one text may be a text or a number. */
function fromQuery(value: unknown, wanted: 'text' | 'number' | 'list'): unknown {
  if (!Array.isArray(value)) return value
  if (wanted === 'list') return value.filter((entry) => entry !== '')
  const [only] = value
  if (value.length > 1 || only === '') return value.length > 1 ? value : undefined
  return wanted === 'number' ? Number(only) : only
}

function createReader(values: Values, isQuery: boolean, errors: Map<string, string[]>): ParamReader {
  const refuse = (name: string, message: string): void => {
    errors.set(name, [...(errors.get(name) ?? []), message])
  }
  const find = (name: string, wanted: 'text' | 'number' | 'list'): unknown =>
    (isQuery ? fromQuery(values[name], wanted) : values[name]) ?? undefined

  function keep(name: string, size: number, { min = -Infinity, max = Infinity }: Bounds, unit: string): void {
    if (size < min) refuse(name, `Must be at least ${min}${unit}`)
    else if (size > max) refuse(name, `Must be at most ${max}${unit}`)
  }

  function optionalText(name: string, bounds: Bounds = {}): string | undefined {
    const value = find(name, 'text')
    if (isText(value)) keep(name, value.length, bounds, ' characters long')
    else if (value !== undefined) refuse(name, 'Must be a text')
    return isText(value) ? value : undefined
  }

  return {
    refuse,
    optionalText,
    text(name) {
      if (find(name, 'text') === undefined) refuse(name, 'Required')
      return optionalText(name, { min: 1 }) ?? ''
    },
    optionalNumber(name, bounds = {}) {
      const value = find(name, 'number')
      if (value === undefined) return undefined
      if (typeof value === 'number' && Number.isFinite(value)) keep(name, value, bounds, '')
      else refuse(name, 'Must be a number')
      return Number(value)
    },
    optionalTexts(name) {
      const value = find(name, 'list')
      if (value === undefined) return undefined
      if (Array.isArray(value) && value.every(isText)) return value
      refuse(name, 'Must be a list of texts')
      return []
    }
  }
}

/** Reads what a route needs. @throws {Refusal} that names each parameter that is missing or wrong. */
export function readParams<T>(values: Values, isQuery: boolean, read: (reader: ParamReader) => T): T {
  const errors = new Map<string, string[]>()
  const params = read(createReader(values, isQuery, errors))
  const [first] = errors
  if (!first) return params
  const [name, messages] = first
  const validationErrors = Object.fromEntries([...errors].map(([field, _errors]) => [field, { _errors }]))
  throw new Refusal(400, 'invalid_input', `${messages[0]} for "${name}"`, validationErrors)
}
