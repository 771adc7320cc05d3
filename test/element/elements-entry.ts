/** Where the bundle of all elements is, as a module of its own. */
export const elementsUrl = import.meta.url
export * from '../../elements/index.js'
