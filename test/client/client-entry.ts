/** Where the bundle of the client is, as a module of its own. */
export const clientUrl = import.meta.url
export * from '../../src/client/index.js'
