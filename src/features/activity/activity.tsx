import { type ReactNode, useEffect } from 'react'
import { isNotFound, isRefused as isRefusedBy } from '../../core/queries/is-refused.js'
import { parseInstant } from '../../core/values/parse-instant.js'
import { localZone } from '../../core/values/time-zone.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { OfflineNotice } from '../../element/frame/offline-notice.js'
import { Screen } from '../../element/frame/screen.js'
import { Refusal, StatusBanner } from '../../element/frame/status-banner.js'
import { pendingContentState } from '../../element/hooks/use-content-state.js'
import { ACTIVITY } from '../../messages/activity/en.js'
import { Button } from '../../ui/actions/button.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { RefreshCw } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './activity.css'
import { ActivityFilters } from './activity-filters.js'
import { ActivityList } from './activity-list.js'
import type { ActivityOptions } from './activity-options.js'
import type { ActivityNames } from './activity-texts.js'
import { ExportMenu } from './export/export-menu.js'
import type { ActivityNavigation } from './row-details.js'
import { RowSkeletons } from './row-skeletons.js'
import type { ActivityState } from './use-activity.js'
import { useActivityHeading } from './use-activity-heading.js'
import type { ReadLog } from './use-activity-log.js'
import { useActivityTexts } from './use-activity-texts.js'

/** Loads older events until some match the filter. */
function ReadFurther({ log }: { readonly log: ReadLog }) {
  const texts = useTexts(ACTIVITY)
  const { olderStatus } = log
  useEffect(() => log.readOlder())
  if (olderStatus?.error === undefined) return <RowSkeletons />
  return <StatusBanner status={olderStatus} message={texts.olderFailed} />
}

registerStyles(css)

interface Props extends ActivityNavigation {
  readonly options: ActivityOptions
  readonly state: ActivityState
  readonly names: ActivityNames
}

/** Events by day, kind and device, newest first. */
export function Activity({ options, state, names, onDevice, onCode }: Props) {
  const { disableExport } = useElement().options
  const { device: deviceTexts, general } = useTexts()
  const texts = useTexts(ACTIVITY)
  const heading = useActivityHeading(options, state, names)
  const { log, rows, choice, choose, devicesStatus, isEmpty: isNothing } = state
  const rowTexts = useActivityTexts(state, names, options.deviceId !== undefined)
  const { status, isBegun, isWhole } = log
  const isRefused = isRefusedBy(status.error)
  const isMissing = options.deviceId !== undefined && isNotFound(status.error)
  const isAbsent = isRefused || isMissing
  const areDevicesRead =
    devicesStatus.ids !== undefined || devicesStatus.isComplete || devicesStatus.error !== undefined
  const isRead = isNothing || (isBegun && areDevicesRead)
  const hasRows = isRead && rows.length > 0
  const isChosen = choice.kind !== undefined || choice.deviceId !== undefined
  const isEmpty = isRead && !hasRows && (isWhole || isNothing)
  const contentState = isEmpty && !isChosen ? 'empty' : hasRows || isEmpty ? 'ready' : pendingContentState(status)

  function nothing(): ReactNode {
    const { since } = options
    const instant = parseInstant(since)
    if (isChosen) {
      return <EmptyState title={texts.noMatches} action={<Button onClick={() => choose({})}>{texts.showAll}</Button>} />
    }
    const title = instant === undefined ? texts.empty : texts.emptySince(rowTexts.times.date(instant, localZone()))
    return (
      <slot name="empty">
        <EmptyState title={title} />
      </slot>
    )
  }
  function content(): ReactNode {
    if (isRefused) return <Refusal />
    if (isMissing) {
      return (
        <ErrorMessage
          title={deviceTexts.notFound}
          detail={general.missing}
          actionLabel={general.tryAgain}
          onAction={status.fetch}
        />
      )
    }
    if (hasRows)
      return (
        <ActivityList
          state={state}
          rowTexts={rowTexts}
          names={names}
          onDevice={onDevice}
          onCode={onCode}
          label={heading ?? texts.heading}
        />
      )
    if (isEmpty) return nothing()
    // Matching events may be older than those loaded so far.
    if (isRead) return <ReadFurther log={log} />
    return status.error === undefined && <RowSkeletons />
  }
  return (
    <div className={options.deviceId === undefined ? 'contents' : 'contents activity-of-device'}>
      <Screen
        name="activity"
        ids={{ deviceId: options.deviceId, accessCodeId: options.accessCodeId }}
        state={isAbsent ? 'error' : contentState}
        title={heading}
        actions={
          !isAbsent && (
            <>
              {hasRows && !disableExport && (
                <ExportMenu heading={heading ?? texts.heading} state={state} names={names} />
              )}
              <IconButton
                label={general.refresh}
                icon={<RefreshCw />}
                pending={isRead && status.isFetching}
                onClick={status.fetch}
              />
            </>
          )
        }
        toolbar={!isAbsent && <ActivityFilters options={options} state={state} />}
      >
        <OfflineNotice />
        {!isAbsent && <StatusBanner status={status} message={texts.failed} />}
        <LoadingToast
          active={!isRead && status.isFetching && status.failureCount === 0}
          label={texts.loading}
          failed={!isRead}
        />
        {content()}
      </Screen>
    </div>
  )
}
