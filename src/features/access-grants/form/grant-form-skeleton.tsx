import { ScreenPlaceholder } from '../../../element/custom-element/screen-placeholder.js'
import { FormSkeleton } from '../../access-codes/form/form-skeleton.js'

/** Skeleton of the form of an access. */
export const GrantFormSkeleton = () => <FormSkeleton labels={['4em', '7em', '7em', '5em', '5em']} />

/** Placeholder before React is loaded. */
export const GrantFormPlaceholder = () => <ScreenPlaceholder rows={<GrantFormSkeleton />} />
