/**
 * Prepended to the files that are loaded from a CDN. Defines the base URL of the other files: the folder of the file
 * itself, or the folder below if the CDN serves the file at the package address (`/npm/latchkey`,
 * `/npm/latchkey@0.1.0`).
 */
export const CDN_ADDRESS = `
const OWN_ADDRESS = new URL(import.meta.url)
const CDN_ADDRESS = /\\.m?js$/.test(OWN_ADDRESS.pathname)
  ? OWN_ADDRESS
  : OWN_ADDRESS.origin + OWN_ADDRESS.pathname.replace(/\\/?$/, '/dist/cdn/')
`
