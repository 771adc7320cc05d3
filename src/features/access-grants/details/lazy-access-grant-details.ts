import { lazyScreen } from '../../../element/lazy/lazy-screen.js'

export const AccessGrantDetails = lazyScreen(() =>
  import('./access-grant-details.js').then(({ AccessGrantDetails: screen }) => screen)
)
