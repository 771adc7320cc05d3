import { isApiError } from '../../../client/index.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import { warn } from '../../../element/lint/console-hint.js'

/** Tells developers which session the list of access grants needs, if the platform refuses it. */
export function hintRefusal({ localName }: HTMLElement, error: unknown): void {
  if (!isApiError(error) || !isRefused(error)) return
  warn(
    `${localName}: the platform refused access_grants.list (${error.statusCode} ${error.code}). ` +
      'Access grants need a client session with a customer_key: docs/sessions.md.'
  )
}
