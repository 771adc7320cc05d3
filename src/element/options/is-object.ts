/** Whether a value is an object, and not `null`. */
export const isObject = (given: unknown): given is object => typeof given === 'object' && given !== null
