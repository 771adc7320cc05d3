import { lazyPart } from '../../../element/lazy/lazy-part.js'

/** The list of people with access, which is shown instead of the fields for a new person. */
export const KnownPersonField = lazyPart(() =>
  import('./known-person-field.js').then(({ KnownPersonField: field }) => field)
)
