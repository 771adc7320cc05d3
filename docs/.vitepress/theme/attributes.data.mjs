import { attributeControls } from '../../../scripts/docs/attribute-controls.mjs'

/** The controls of the attributes of each element. */
export default { load: attributeControls }
