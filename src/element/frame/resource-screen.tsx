import type { ReactNode } from 'react'
import { useMessages } from '../custom-element/element-context.js'
import { unansweredState, useContentState } from '../hooks/use-content-state.js'
import type { QueryStanding } from '../hooks/use-query.js'
import { isApiError } from '../../client/index.js'
import { UNASKED } from '../../core/session/session-state.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { ScreenHeader } from '../../ui/layout/screen-header.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { HostSlot } from './host-slot.js'
import { OfflineNotice } from './offline-notice.js'
import { StandingBanner } from './standing-banner.js'
import { useLeave } from './use-leave.js'
import { useScreenFocus } from './use-screen-focus.js'

/** What a screen takes that may open in place of another. */
export interface ScreenProps {
  /** Where back leads; without it the screen is the top one of its element. */
  readonly onBack?: (() => void) | undefined
  /** Whether the title takes the focus, since the screen opened in place of another. @default false */
  readonly takesFocus?: boolean | undefined
}

interface Props<Resource> extends ScreenProps {
  /**
   * Whether it is the first screen of its element.
   * @default whether nothing leads back
   */
  readonly isFirst?: boolean | undefined
  readonly title: string
  readonly subtitle?: ReactNode
  /** Stands beside the title once there is something to show. */
  readonly actions?: ReactNode
  /** What was chosen to be shown. */
  readonly id: string | undefined
  readonly resource: Resource | undefined
  readonly standing: QueryStanding
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
export const MISSING: QueryStanding = { ...UNASKED, isComplete: true, fetch: () => {} }

/** Whether the platform does not have what a query asks for, or does not show it to this session. */
export function isMissing({ error, isComplete }: QueryStanding, isKnown: boolean): boolean {
  const status = isApiError(error) ? error.statusCode : 0
  if (status === 404 || status === 403) return true
  // What was never seen and is asked for in the wrong form is not there either; nor is what others found to be gone.
  return !isKnown && (status === 400 || isComplete)
}

/** The frame of a screen about one thing: its title, what cannot be loaded, and the thing itself. */
export function ResourceScreen<Resource>(props: Props<Resource>) {
  const { title, subtitle, actions, id, resource, standing, texts } = props
  const { onBack, isFirst = onBack === undefined, takesFocus = false, isAwaiting = false, isEmpty = false } = props
  const { instead, children } = props
  const { general } = useMessages()
  const heading = useScreenFocus(takesFocus)
  const leave = useLeave(onBack)
  const isGone = isMissing(standing, resource !== undefined)

  const isFaulty = !instead && (id === undefined || isGone)
  const isKnown = instead || (resource !== undefined && !isAwaiting)
  useContentState(isFaulty ? 'error' : isKnown ? (isEmpty ? 'empty' : 'ready') : unansweredState(standing))

  const content = (): ReactNode => {
    if (instead) return instead
    if (id === undefined) return <ErrorMessage title={texts.missingId} />
    if (isGone) return <ErrorMessage title={texts.notFound} />
    if (resource && !isAwaiting) return children(resource)
    return (isAwaiting || standing.error === undefined) && <SkeletonRows leading />
  }
  return (
    <>
      <HostSlot name="header" isFirst={isFirst} />
      <ScreenHeader
        title={title}
        subtitle={subtitle}
        headingRef={heading}
        backLabel={general.back}
        onBack={leave}
        actions={resource && !isGone && actions}
      />
      <OfflineNotice />
      {!isGone && <StandingBanner standing={standing} message={texts.loadFailed} />}
      <LoadingToast active={(!resource || isAwaiting) && standing.isFetching} label={texts.loading} />
      {content()}
      <HostSlot name="footer" isFirst={isFirst} />
    </>
  )
}
