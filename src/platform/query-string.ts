function refuse(name: string, reason: string): never {
  throw new TypeError(`Cannot write the parameter ${name} into a query string: ${reason}`)
}

function serialize(name: string, value: unknown): string {
  if (value === '') refuse(name, 'it is an empty text')
  if (value instanceof Date && Number.isFinite(+value)) return value.toISOString()
  if (/string|boolean|bigint/.test(typeof value) || Number.isFinite(value)) return `${value}`
  return refuse(name, typeof value === 'number' ? `it is ${value}` : 'it holds what cannot be written as a text')
}

const isRecord = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]'

function append(query: URLSearchParams, prefix: string, parameters: object): void {
  for (const [key, value] of Object.entries(parameters)) {
    if (value === undefined) continue
    const name = prefix + key
    if (key.includes('.')) refuse(name, 'its name has a dot')
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
