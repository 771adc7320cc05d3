import { useState } from 'react'
import { isNotFound } from '../../../core/queries/is-refused.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import { AccessGrantCreatedEvent } from '../access-grant-events.js'

/** Knowledge about a new access after its response was lost. */
type Knowledge = 'none-lost' | 'unknown' | 'checking' | 'not-given'

interface Options {
  /** Key of the access grant. */
  readonly grantKey: string
  readonly list: ListQuery<AccessGrant>
  readonly onFound: (accessGrantId: string) => void
}

/** Finds out if an access grant with a key exists. @throws if that stays unknown */
async function findAccessGrant({ request }: Session, key: string): Promise<AccessGrant | undefined> {
  try {
    return await request(({ accessGrants }, options) => accessGrants.get({ access_grant_key: key }, options))
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** Finds out if an access was given although the response was lost. Nothing is sent again. */
export function useLostResponse({ grantKey, list, onFound }: Options) {
  const { session, controller } = useElement()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const toasts = useToasts()
  const isMounted = useIsMounted()
  const [knowledge, setKnowledge] = useState<Knowledge>('none-lost')

  async function check(): Promise<void> {
    if (knowledge !== 'unknown') return
    setKnowledge('checking')
    try {
      const found = await findAccessGrant(session, grantKey)
      if (!found) return setKnowledge('not-given')
      await refetch(session, list)
      if (!isMounted.current || !controller.ownsSession(session)) return
      controller.dispatch(new AccessGrantCreatedEvent(found))
      toasts.show({ variant: 'success', message: texts.created })
      onFound(found.access_grant_id)
    } catch (error) {
      if (!isMounted.current || !controller.ownsSession(session)) return
      controller.report(error, 'accessGrants.get')
      setKnowledge('unknown')
    }
  }
  return { knowledge, setKnowledge, check }
}
