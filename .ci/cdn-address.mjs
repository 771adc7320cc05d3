/**
 * Stands at the head of what is loaded from a CDN, and says beside what its other files are: beside itself, or, where a CDN
 * serves it at the address of the package alone (`/npm/latchkey`, `/npm/latchkey@0.1.0`), in the folder below.
 */
export const CDN_ADDRESS = `
const OWN_ADDRESS = new URL(import.meta.url)
const CDN_ADDRESS = /\\.m?js$/.test(OWN_ADDRESS.pathname)
  ? OWN_ADDRESS
  : OWN_ADDRESS.origin + OWN_ADDRESS.pathname.replace(/\\/?$/, '/dist/cdn/')
`
