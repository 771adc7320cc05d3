const parts = (name) => name.split(/[^a-z0-9]+/i).filter(Boolean)

/** Returns a type name: `AccessCode` for `access_code`, `LockDoor` for `LOCK_DOOR`. */
export const pascalCase = (name) =>
  parts(name)
    .map((part) => part[0].toUpperCase() + (/[a-z]/.test(part) ? part.slice(1) : part.slice(1).toLowerCase()))
    .join('')

/** Returns the singular of a field name. */
export const singular = (name) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(sse|she)s$/, '$1')
    .replace(/([^su])s$/, '$1')
