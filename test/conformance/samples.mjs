/** Part of each credential that must not be exposed. */
export const SECRET = 's3cr3t'

/** Returns one credential of every kind. */
export const tokensOf = (product) => ({
  apiKey: `${product}_key1_${SECRET}OfTheServer`,
  clientSessionToken: `${product}_cst1_${SECRET}OfTheUser`,
  personalAccessToken: `${product}_at1_${SECRET}OfThePerson`,
  publishableKey: `${product}_pk1_${SECRET}OfThePage`,
  consoleSessionToken: `eyJhbGciOiJIUzI1NiJ9.${SECRET}OfTheConsole.c2lnbmF0dXJl`
})

export const TOKENS = tokensOf('seam')

/** Returns the SDK headers of every request. */
export const sdkHeaders = (product = 'seam') => ({
  [`${product}-sdk-name`]: 'latchkey',
  [`${product}-sdk-version`]: '1.45.0',
  [`${product}-lts-version`]: '1.0.0'
})

export const clientOf = ({ client: { PlatformClient }, platform: { endpoint } }, options) =>
  PlatformClient.fromApiKey(TOKENS.apiKey, { endpoint, ...options })

/** Returns the error that a function throws or rejects with. */
export async function failureOf(work) {
  let value
  try {
    value = await work()
  } catch (error) {
    return error
  }
  throw new Error(`It did not fail, but gave ${JSON.stringify(value)}`)
}

const momentOf = (kind, own) => ({
  [Symbol.toStringTag]: `Temporal.${kind}`,
  epochMilliseconds: Date.UTC(2026, 2, 4, 3, 6, 7),
  toJSON: () => own,
  valueOf() {
    throw new TypeError('A moment of Temporal has no value.')
  }
})

/** Dates in the format of a Temporal polyfill, because Node has no Temporal. */
export const INSTANT = momentOf('Instant', '2026-03-04T03:06:07Z')
export const ZONED = momentOf('ZonedDateTime', '2026-03-04T05:06:07+02:00[Africa/Cairo]')

export const DEVICES = [{ device_id: 'device_1' }, { device_id: 'device_2' }]

export const attempt = (status, more) => ({
  json: { action_attempt: { action_attempt_id: 'attempt_1', status, ...more } }
})

/** Returns a response after which a request is retried at once, if at all. */
export const again = (status) => ({ status, headers: { 'retry-after': '0' } })
