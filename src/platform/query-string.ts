function serialize(name: string, value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (value !== '' && /string|boolean|bigint/.test(typeof value)) return `${value}`
  if (Number.isFinite(value)) return `${value}`
  throw new TypeError(`Cannot write the parameter ${name} into a query string`)
}

const isRecord = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]'

function append(query: URLSearchParams, prefix: string, parameters: object): void {
  for (const [key, value] of Object.entries(parameters)) {
    if (value === undefined) continue
    const name = prefix + key
    if (key.includes('.')) serialize(name, undefined)
    if (isRecord(value)) append(query, `${name}.`, value)
    else if (value === null || (Array.isArray(value) && value.length === 0)) query.append(name, '')
    else for (const item of [value].flat()) query.append(name, serialize(name, item))
  }
}

/**
 * Writes parameters as a query string: names sorted, arrays as a repeated name, nested objects by dots, `null` and an
 * empty array as nothing, dates in UTC; `undefined` is left out.
 * @throws TypeError when a value could not be told from another.
 */
export function toQueryString(parameters: object): string {
  const query = new URLSearchParams()
  append(query, '', parameters)
  query.sort()
  return query.toString()
}
