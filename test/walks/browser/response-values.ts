/** Yields the values in a text that only their users may know. */
export function* secretsIn(text: string): Generator<string> {
  for (const [, secret = ''] of text.matchAll(/"(?:token|client_session_token|code)":"([^"]{4,})"/g)) {
    if (/^\d{4,}$|^seam_c/.test(secret)) yield secret
  }
  for (const [, secret = ''] of text.matchAll(/"(?:instant_key_url|email_address|phone_number)":"([^"]{6,})"/g))
    yield secret
}

/** Yields every object in a value. */
export function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}
