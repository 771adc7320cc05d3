import { toIsoString, typeTag } from './serialize.js'

function rejectParameter(name: string, reason: string): never {
  throw new TypeError(`Cannot serialize the parameter ${name} to a query string: ${reason}`)
}

function serialize(name: string, value: unknown): string {
  if (value === '') rejectParameter(name, 'it is an empty string')
  if (/string|boolean|bigint/.test(typeof value) || Number.isFinite(value)) return `${value}`
  const reason = typeof value === 'number' ? `it is ${value}` : 'its value is not serializable'
  return toIsoString(value) ?? rejectParameter(name, reason)
}

/** Also accepts objects from other realms and objects without a prototype. */
function isPlainObject(value: unknown): value is object {
  if (typeTag(value) !== '[object Object]') return false
  const prototype = Object.getPrototypeOf(value)
  return !prototype || !Object.getPrototypeOf(prototype)
}

function appendParameters(query: URLSearchParams, prefix: string, parameters: object): void {
  for (const [key, value] of Object.entries(parameters)) {
    const name = prefix + key
    if (key.includes('.')) rejectParameter(name, 'its name contains a dot')
    if (isPlainObject(value)) appendParameters(query, `${name}.`, value)
    else if (value === null || (Array.isArray(value) && value.length === 0)) query.append(name, '')
    else if (value !== undefined) for (const item of [value].flat()) query.append(name, serialize(name, item))
  }
}

/**
 * Serializes parameters to a query string. Keys are sorted, arrays repeat the key, nested plain objects use dots,
 * `null` and empty arrays become an empty value, dates are in UTC, and `undefined` is omitted.
 *
 * @throws TypeError for values that would be ambiguous, such as an empty string
 */
export function toQueryString(parameters: object): string {
  if (!isPlainObject(parameters)) throw new TypeError('The parameters must be a plain object')
  const query = new URLSearchParams()
  appendParameters(query, '', parameters)
  query.sort()
  return query.toString()
}
