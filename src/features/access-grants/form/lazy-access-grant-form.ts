import { lazyScreen } from '../../../element/lazy/lazy-screen.js'

export const AccessGrantForm = lazyScreen(() =>
  import('./access-grant-form-screen.js').then(({ AccessGrantFormScreen: screen }) => screen)
)
