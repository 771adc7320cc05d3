/**
 * Returns the type tag of a value, such as `[object Date]`. Unlike `instanceof`, it works across realms and for
 * polyfills.
 */
export const typeTag = (value: unknown): string => Object.prototype.toString.call(value)
