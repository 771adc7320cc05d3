import { lazyScreen } from '../../../element/lazy/lazy-screen.js'

export const AccessCodeForm = lazyScreen(
  () => import('./access-code-form-screen.js').then(({ AccessCodeFormScreen: screen }) => screen),
  ({ accessCodeForm }, { accessCodeId }) => (accessCodeId === undefined ? accessCodeForm.create : accessCodeForm.edit)
)
