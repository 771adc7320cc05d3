/** URL of this module. Importing it again with another query gives a second copy of the client. */
export const clientUrl = import.meta.url
export * from '../../src/client/index.js'
