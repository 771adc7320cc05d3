import { type ReactNode, useState } from 'react'
import { isApiError } from '../../client/index.js'
import { isRefused } from '../../core/queries/is-refused.js'
import { Alert } from '../../ui/feedback/alert.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { LiveRegion } from '../../ui/feedback/live-region.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useTexts } from '../custom-element/element-context.js'
import { pendingContentState } from '../hooks/use-content-state.js'
import { type QueryStatus, SETTLED_QUERY } from '../hooks/use-query.js'
import { useBack } from './navigation-context.js'
import { useHiddenNotice } from './offered-screen.js'
import { OfflineNotice } from './offline-notice.js'
import { isDetails, Screen } from './screen.js'
import { StatusBanner } from './status-banner.js'
import { UnsavedInputContext, useUnsavedInput } from './unsaved-input-context.js'
import type { ScreenReport } from './use-screen.js'

/** Renders in its own component, so that the boundary of the screen contains an error. */
const Content = ({ render }: { readonly render: () => ReactNode }) => render()

interface Props<Resource> extends Omit<ScreenReport, 'state'> {
  readonly title: string
  readonly subtitle?: ReactNode
  /** Controls next to the title, shown with the content. */
  readonly actions?: ReactNode
  readonly id: string | undefined
  readonly resource: Resource | undefined
  readonly status: QueryStatus
  readonly texts: Readonly<Record<'missingId' | 'notFound' | 'loadFailed' | 'loading', string>>
  /** `true` while something else is loading that the screen needs. @default false */
  readonly isAwaiting?: boolean
  /** `true` if the resource has nothing to list. @default false */
  readonly isEmpty?: boolean | undefined
  /** Skeleton of the content. @default skeletons of rows with a picture */
  readonly skeleton?: ReactNode
  /** Replaces everything. */
  readonly instead?: ReactNode
  readonly children: (resource: Resource) => ReactNode
}

/** Returns `true` if the resource doesn't exist or the session may not see it. */
export function isMissing({ error, isComplete }: QueryStatus, isKnown: boolean): boolean {
  const status = isApiError(error) ? error.statusCode : 0
  if (status === 403) return true
  if (isRefused(error)) return false
  if (status === 404) return true
  // A malformed id of an unknown resource is missing as well.
  return !isKnown && (status === 400 || isComplete)
}

/** Frame of a screen about one resource: title, errors and content. */
export function ResourceScreen<Resource>(props: Props<Resource>) {
  const { name, ids, view, title, subtitle, actions, id, resource, status, texts } = props
  const { isAwaiting = false, isEmpty = false, skeleton, instead, children } = props
  const { general } = useTexts()
  const back = useBack()
  const isGone = isMissing(status, resource !== undefined)
  const hiddenNotice = useHiddenNotice()
  const [isInputUnsaved, reportInput] = useUnsavedInput()
  const [last, setLast] = useState({ id, resource })
  if (last.id !== id || (resource !== undefined && resource !== last.resource)) setLast({ id, resource })
  // Unsaved input stays, because a resource that is missing now may be back with the next response.
  const kept = isInputUnsaved && last.id === id ? last.resource : undefined
  const shown = isGone ? kept : (resource ?? kept)

  const isInvalid = !instead && (id === undefined || isGone || hiddenNotice !== undefined)
  const isKnown = instead || (resource !== undefined && !isAwaiting)
  const state = isInvalid ? 'error' : isKnown ? (isEmpty ? 'empty' : 'ready') : pendingContentState(status)

  const hasEyebrow = isDetails(name)
  const loading = (
    <LoadingToast
      active={(!resource || isAwaiting) && status.isFetching}
      label={texts.loading}
      failed={!resource || isAwaiting || isGone}
      isInline={hasEyebrow}
    />
  )
  const content = (): ReactNode => {
    if (instead) return instead
    if (id === undefined) return <ErrorMessage title={texts.missingId} />
    if (isGone && !shown) {
      return (
        <ErrorMessage
          title={texts.notFound}
          detail={general.missing}
          actionLabel={general.tryAgain}
          // The button that leads back is the next step, if there is one. A refusal stays.
          onAction={back || isRefused(status.error) ? undefined : status.fetch}
        />
      )
    }
    if (shown && !isAwaiting) return children(shown)
    return (isAwaiting || status.error === undefined) && (skeleton ?? <SkeletonRows leading />)
  }
  return (
    <Screen
      name={name}
      ids={ids}
      view={view}
      state={state}
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {/* The skeleton is higher than the window, and the title is small. */}
          {hasEyebrow && loading}
          {resource && !isGone && hiddenNotice === undefined && actions}
        </>
      }
    >
      <OfflineNotice />
      {(!isGone || shown) && <StatusBanner status={status} message={isGone ? texts.notFound : texts.loadFailed} />}
      {hiddenNotice !== undefined && (
        <LiveRegion urgent>
          <Alert variant="error">{hiddenNotice}</Alert>
        </LiveRegion>
      )}
      {!hasEyebrow && loading}
      <UnsavedInputContext value={reportInput}>
        <Content render={content} />
      </UnsavedInputContext>
    </Screen>
  )
}

/**
 * "Not found" screen of a resource that the host's options hide, same as for one that doesn't exist. It is neither
 * requested nor reported to telemetry.
 */
export const MissingScreen = (props: Pick<Props<never>, 'name' | 'ids' | 'title' | 'id' | 'texts'>) => (
  <ResourceScreen {...props} view={false} resource={undefined} status={SETTLED_QUERY}>
    {() => null}
  </ResourceScreen>
)
