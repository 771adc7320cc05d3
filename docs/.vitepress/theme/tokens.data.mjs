import { customProperties } from '../../../scripts/custom-properties.mjs'

/** The names of all tokens. */
export default { load: () => customProperties().map(({ name }) => name.slice('--latchkey-'.length)) }
