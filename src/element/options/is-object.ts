/** Returns `true` for an object other than `null`. */
export const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null
