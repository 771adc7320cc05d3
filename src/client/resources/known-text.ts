/** One of the known values, or any other string, because the platform may add values at any time. */
export type KnownText<Known extends string> = Known | (string & {})
