import type { ReactNode } from 'react'
import { pendingContentState, useContentState } from '../hooks/use-content-state.js'
import type { QueryStatus } from '../hooks/use-query.js'
import { isApiError } from '../../client/index.js'
import { IDLE_QUERY } from '../../core/session/session-state.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useMessages } from '../custom-element/element-context.js'
import { OfflineNotice } from './offline-notice.js'
import { Screen } from './screen.js'
import { StatusBanner } from './status-banner.js'

interface Props<Resource> {
  readonly title: string
  readonly subtitle?: ReactNode
  /** Stands beside the title once there is something to show. */
  readonly actions?: ReactNode
  /** What was chosen to be shown. */
  readonly id: string | undefined
  readonly resource: Resource | undefined
  readonly status: QueryStatus
  readonly texts: Readonly<Record<'missingId' | 'notFound' | 'loadFailed' | 'loading', string>>
  /** Whether something else is waited for, without which it cannot be shown. @default false */
  readonly isAwaiting?: boolean
  /** Whether there is nothing to list of it. @default false */
  readonly isEmpty?: boolean | undefined
  /** What stands in the place of it all. */
  readonly instead?: ReactNode
  readonly children: (resource: Resource) => ReactNode
}

/** How something stands that the host does not want shown: nobody asks whether it is there. */
export const MISSING: QueryStatus = { ...IDLE_QUERY, isComplete: true, fetch: () => {} }

/** Whether the platform does not have what a query asks for, or does not show it to this session. */
export function isMissing({ error, isComplete }: QueryStatus, isKnown: boolean): boolean {
  const status = isApiError(error) ? error.statusCode : 0
  if (status === 404 || status === 403) return true
  // What was never seen and is asked for in the wrong form is not there either; nor is what others found to be gone.
  return !isKnown && (status === 400 || isComplete)
}

/** The frame of a screen about one thing: its title, what cannot be loaded, and the thing itself. */
export function ResourceScreen<Resource>(props: Props<Resource>) {
  const { title, subtitle, actions, id, resource, status, texts } = props
  const { isAwaiting = false, isEmpty = false, instead, children } = props
  const { general } = useMessages()
  const isGone = isMissing(status, resource !== undefined)

  const isFaulty = !instead && (id === undefined || isGone)
  const isKnown = instead || (resource !== undefined && !isAwaiting)
  useContentState(isFaulty ? 'error' : isKnown ? (isEmpty ? 'empty' : 'ready') : pendingContentState(status))

  const content = (): ReactNode => {
    if (instead) return instead
    if (id === undefined) return <ErrorMessage title={texts.missingId} />
    if (isGone) return <ErrorMessage title={texts.notFound} />
    if (resource && !isAwaiting) return children(resource)
    return (isAwaiting || status.error === undefined) && <SkeletonRows leading />
  }
  return (
    <Screen title={title} subtitle={subtitle} actions={resource && !isGone && actions}>
      <OfflineNotice />
      {!isGone && <StatusBanner status={status} message={texts.loadFailed} />}
      <LoadingToast
        active={(!resource || isAwaiting) && status.isFetching}
        label={texts.loading}
        loadedLabel={resource && !isAwaiting && !isGone && general.loaded}
      />
      {content()}
    </Screen>
  )
}
