import type { Space } from '../../../core/resources/resources.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { spaceListQuery } from '../../device/data/space-list-query.js'

/** The spaces that the session may list. */
interface Spaces {
  readonly spaces: readonly Space[]
  /** `true` once they have been read. */
  readonly isRead: boolean
  /** Error of the last fetch, if no spaces are known. Devices are not grouped by space then. */
  readonly error: unknown
}

/**
 * Reads the spaces of the session. The platform refuses the list to a client session without a customer.
 *
 * @param isEnabled reads nothing if `false`
 */
export function useSpaces(isEnabled: boolean): Spaces {
  const { resources: spaces, status } = useResources(isEnabled ? spaceListQuery : undefined)
  const isRead = status.ids !== undefined
  return { spaces, isRead, error: isRead ? undefined : status.error }
}
