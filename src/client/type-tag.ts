/** What a value calls itself, such as `Object` or `Date`: also where it is of another realm, or made by a polyfill. */
export const typeTag = (value: unknown): string => Object.prototype.toString.call(value)
