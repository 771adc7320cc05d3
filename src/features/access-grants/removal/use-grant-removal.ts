import type { Deletion } from '../../../core/undo/run-deletion.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import { ACCESS_GRANT_ACTIONS } from '../../../messages/access-grant-actions/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { accessGrantListQuery, type GrantFilters } from '../data/access-grant-queries.js'
import { grantName } from '../rules/access-grant.js'
import { deleteAccessGrant, type GrantRemoval, recreateAccessGrant } from './access-grant-removal.js'

/** Removes access after the user has confirmed it. @param filters of the list in which recreated access appears */
export function useGrantRemoval(filters: GrantFilters): Deletion<GrantRemoval> {
  const { unnamed } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_ACTIONS)
  return useDeletion(deleteAccessGrant, {
    subject: ({ grant }) => grantName(grant) ?? unnamed,
    texts,
    canUndo: ({ recreation }) => recreation !== undefined,
    recreate: {
      action: recreateAccessGrant(accessGrantListQuery(filters)),
      operation: 'accessGrants.create',
      params: ({ recreation }) => recreation
    }
  })
}
