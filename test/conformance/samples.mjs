/** It is in each of the credentials, and must not be told. */
export const SECRET = 's3cr3t'

/** One credential of every kind. */
export const tokensOf = (product) => ({
  apiKey: `${product}_key1_${SECRET}OfTheServer`,
  clientSessionToken: `${product}_cst1_${SECRET}OfTheUser`,
  personalAccessToken: `${product}_at1_${SECRET}OfThePerson`,
  publishableKey: `${product}_pk1_${SECRET}OfThePage`,
  consoleSessionToken: `eyJhbGciOiJIUzI1NiJ9.${SECRET}OfTheConsole.c2lnbmF0dXJl`
})

export const TOKENS = tokensOf('seam')

/** What every call says of its sender. */
export const sdkHeaders = (product = 'seam') => ({
  [`${product}-sdk-name`]: 'latchkey',
  [`${product}-sdk-version`]: '1.45.0',
  [`${product}-lts-version`]: '1.0.0'
})

export const clientOf = ({ client: { PlatformClient }, platform: { endpoint } }, options) =>
  PlatformClient.fromApiKey(TOKENS.apiKey, { endpoint, ...options })

/** What something fails with, whether it throws or rejects. */
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
  toJSON: () => own
})

/** Moments as a polyfill of Temporal has them, since Node has none of its own. */
export const INSTANT = momentOf('Instant', '2026-03-04T03:06:07Z')
export const ZONED = momentOf('ZonedDateTime', '2026-03-04T05:06:07+02:00[Africa/Cairo]')

export const DEVICES = [{ device_id: 'device_1' }, { device_id: 'device_2' }]

export const attempt = (status, more) => ({
  json: { action_attempt: { action_attempt_id: 'attempt_1', status, ...more } }
})

/** An answer after which a call is sent again at once, where it is. */
export const again = (status) => ({ status, headers: { 'retry-after': '0' } })
