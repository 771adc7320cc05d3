/** One of the texts that are known, or a new one: a platform may add to them at any time. */
export type KnownText<Known extends string> = Known | (string & {})
