import { useState } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { PollPreparing } from '../poll-preparing.js'
import { wayMode } from '../rules/access-grant.js'
import { isBeingPrepared } from '../rules/access-grant-state.js'
import { useMethodEvents } from '../use-method-events.js'
import type { GrantView } from './use-grant-view.js'

interface Props {
  readonly accessGrantId: string
  readonly view: GrantView
}

/** Polls an access that is being prepared, and announces and reports its ways in that become ready. */
export function GrantUpdates({ accessGrantId, view: { state, readMethods } }: Props) {
  const { modes, otherMode } = useTexts(ACCESS_GRANTS)
  const { wayReady } = useTexts(ACCESS_GRANT_DETAILS)
  const [announcement, setAnnouncement] = useState('')
  useMethodEvents(accessGrantId, readMethods, (method) => {
    const mode = wayMode(method)
    setAnnouncement(wayReady(mode ? modes[mode] : otherMode))
  })
  return (
    <>
      {isBeingPrepared(state) && <PollPreparing accessGrantId={accessGrantId} hasOwnGrant />}
      <Announcer message={announcement} />
    </>
  )
}
