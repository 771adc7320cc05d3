import { isApiError } from '../../../client/index.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import { warn } from '../../../element/lint/console-hint.js'

/** Logs which session the list of access grants needs, if the platform refuses the list. */
export function hintRefusal({ localName }: HTMLElement, error: unknown): void {
  if (!isApiError(error) || !isRefused(error)) return
  warn(
    `${localName}: the platform refused access_grants.list (${error.statusCode} ${error.code}). ` +
      'Access grants need a client session with a customer_key: docs/sessions.md.'
  )
}
