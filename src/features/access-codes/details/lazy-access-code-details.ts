import { useElement } from '../../../element/custom-element/element-context.js'
import { lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { AccessCodeForm } from '../form/lazy-access-code-form.js'

export const AccessCodeDetails = lazyScreen(
  () => import('./access-code-details.js').then(({ AccessCodeDetails: screen }) => screen),
  ({ accessCode }) => accessCode.title,
  true
)

const DETAILS = [AccessCodeDetails]
const DETAILS_AND_FORM = [AccessCodeDetails, AccessCodeForm]

/** Preloads the details of access codes, and the form if it can be opened. */
export function usePreloadCodeScreens(): void {
  const { disableCreateAccessCode, disableEditAccessCode } = useElement().options
  usePreload(disableCreateAccessCode && disableEditAccessCode ? DETAILS : DETAILS_AND_FORM)
}
