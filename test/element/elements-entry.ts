/** URL of the bundle of all elements. */
export const elementsUrl = import.meta.url
export * from '../../elements/index.js'
