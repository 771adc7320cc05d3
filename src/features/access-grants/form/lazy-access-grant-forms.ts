import { lazyScreen } from '../../../element/lazy/lazy-screen.js'

/** The form of a new access. */
export const NewGrant = lazyScreen(() => import('./new-grant-screen.js').then(({ NewGrantScreen }) => NewGrantScreen))

/** The form that changes an access. */
export const EditGrant = lazyScreen(() =>
  import('./edit-grant-screen.js').then(({ EditGrantScreen }) => EditGrantScreen)
)
