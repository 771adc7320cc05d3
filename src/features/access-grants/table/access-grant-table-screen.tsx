import { useState } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { MissingScreen } from '../../../element/frame/resource-screen.js'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { useControllableId } from '../../../element/hooks/use-controllable-id.js'
import { useCachedResource } from '../../../element/hooks/use-query.js'
import { lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { accessGrantQuery } from '../data/access-grant-queries.js'
import { isBeingDeleted } from '../rules/access-grant-state.js'
import { AccessGrantTable } from './access-grant-table.js'
import type { GrantListOptions } from './access-grant-table-options.js'
import { useGrantTable } from './use-grant-table.js'

const AccessGrantDetails = lazyScreen(
  () => import('../details/access-grant-details.js').then(({ AccessGrantDetails: screen }) => screen),
  () => undefined
)

const NEXT_SCREENS = [AccessGrantDetails]

/** The access grants of a session, with their details. */
export function AccessGrantTableScreen(props: GrantListOptions) {
  const texts = useTexts(ACCESS_GRANTS)
  const [openedId, setOpenedId] = useControllableId('openedAccessGrantId')
  const { opened, left, open, wrap } = useScreenStack(openedId, setOpenedId, String)
  const state = useGrantTable(props, opened !== undefined)
  const known = useCachedResource(opened === undefined ? undefined : accessGrantQuery(opened))
  usePreload(NEXT_SCREENS)
  const listed = state.table.listed.find(({ grant }) => grant.access_grant_id === opened)?.grant
  // The details of access that was removed say so.
  const [removingId, setRemovingId] = useState<string>()
  if (listed && isBeingDeleted(listed) && removingId !== opened) setRemovingId(opened)
  if (opened === undefined) {
    return wrap(
      <AccessGrantTable
        state={state}
        display={props}
        onOpen={({ access_grant_id }) => void open(access_grant_id)}
        returnsTo={left}
      />
    )
  }
  const isListed = listed !== undefined || removingId === opened
  // Until the list is read, the access grant may belong to it, but nothing of it is shown.
  const { isComplete, error } = state.status
  if (!isListed && (isComplete || (known && error !== undefined))) {
    return wrap(
      <MissingScreen
        name="access-grant-details"
        ids={{ accessGrantId: opened }}
        id={opened}
        title={texts.title}
        texts={texts}
      />
    )
  }
  return wrap(<AccessGrantDetails accessGrantId={opened} filters={props} isAwaited={!isListed} />)
}
