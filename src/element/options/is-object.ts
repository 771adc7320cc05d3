/** Returns `true` for an object other than `null`. */
export const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null
