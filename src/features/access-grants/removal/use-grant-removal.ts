import { useContext } from 'react'
import { isApiError } from '../../../client/index.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import type { Deletion } from '../../../core/undo/run-deletion.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { accessGrantListQuery, type GrantFilters } from '../data/access-grant-queries.js'
import { deleteAccessGrant, type GrantRemoval, recreateAccessGrant } from './access-grant-removal.js'
import { RecreationContext } from './recreation-context.js'

/** `true` if other values may help, for example a later start. The codes of these errors are not documented. */
const isCorrectable = (error: unknown): boolean =>
  isApiError(error) && [400, 409, 422].includes(error.statusCode) && !isRefused(error)

/** Removes access after the user has confirmed it. @param filters of the list in which recreated access appears */
export function useGrantRemoval(filters: GrantFilters): Deletion<GrantRemoval> {
  const { unnamed } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_ACTIONS)
  const handlers = useContext(RecreationContext)
  return useDeletion(deleteAccessGrant, {
    subject: ({ name }) => name ?? unnamed,
    texts,
    canUndo: ({ recreation }) => recreation !== undefined,
    recreate: {
      action: recreateAccessGrant(accessGrantListQuery(filters)),
      operation: 'accessGrants.create',
      params: ({ recreation }) => recreation,
      async onCreated({ access_grant_id: recreatedId }) {
        handlers?.onRecreated?.(recreatedId)
        return 'undone'
      },
      openForm: ({ recreation }, error) =>
        recreation !== undefined && handlers?.openForm({ params: recreation, error }) === true,
      isCorrectable
    }
  })
}
