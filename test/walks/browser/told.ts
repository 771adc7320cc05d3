/** What can be known only by those whom it was told, in an answer or a request. */
export function* secretsIn(text: string): Generator<string> {
  for (const [, secret = ''] of text.matchAll(/"(?:token|code)":"([^"]{4,})"/g)) {
    if (/^\d{4,}$|^seam_c/.test(secret)) yield secret
  }
}

/** Every object in what was told. */
export function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}
