import { useEffect } from 'react'
import { isRefused } from '../../core/queries/is-refused.js'
import { toSystemTime } from '../../core/environment/monotonic-time.js'
import { isStale } from '../../core/queries/poll-interval.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { OfflineNotice } from '../../element/frame/offline-notice.js'
import { Screen } from '../../element/frame/screen.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { pendingContentState } from '../../element/hooks/use-content-state.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { RefreshCw } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { pageEnvironment } from '../../element/dom/page-environment.js'
import { useAgo } from '../../element/hooks/use-now.js'
import { useOnline } from '../../element/hooks/use-online.js'
import { sentenceOf } from './rules/sentence.js'
import { AttentionPlaceholder, OverviewSkeleton } from './overview-placeholder.js'
import css from './overview.css'
import { DoorRow } from './door-row.js'
import { LaterSections } from './later-sections.js'
import { OverviewPart } from './overview-part.js'
import { useOverviewNavigation } from './overview-navigation.js'
import type { OverviewState } from './use-overview.js'
import chip from '../../ui/actions/chip.css'

registerStyles(chip)

/** Number of devices, in total and by state. Each number opens the device table with the matching filter. */
function Numbers({ devices, numbers }: Pick<OverviewState, 'devices' | 'numbers'>) {
  const texts = useMessages(OVERVIEW)
  const { hold, openTable } = useOverviewNavigation()
  return (
    <div role="group" aria-label={texts.numbers} className="overview-numbers wrap ruled">
      <button type="button" className="chip small framed" ref={hold('all')} onClick={() => openTable('all')}>
        {texts.all(devices.length)}
      </button>
      {numbers.map(({ name, filter, count }) => (
        <button
          key={name}
          type="button"
          className="chip small framed"
          ref={hold(name)}
          onClick={() => openTable(name, filter)}
        >
          {texts.counts[name](count)}
        </button>
      ))}
    </div>
  )
}

registerStyles(css)

const ConnectControl = lazyPart(() => import('../account/connect-control.js').then(({ ConnectControl: part }) => part))
const NeedsList = lazyPart(
  () => import('./attention-list.js').then(({ AttentionList: part }) => part),
  ({ attention: { accounts, hubs, doors, problems, offline, batteries } }) => (
    <AttentionPlaceholder counts={[accounts, hubs, doors, problems, offline, batteries].map(({ length }) => length)} />
  )
)

/** Returns the summary of the known devices, with its age if it may be out of date, or `undefined` without devices. */
function useSentence({ devices, attention, status, lockCodes }: OverviewState): string | undefined {
  const { general } = useMessages()
  const texts = useMessages(OVERVIEW)
  const isOnline = useOnline()
  const { dataUpdatedAt, refetchInterval = Infinity } = status
  const isAged = !isOnline || isStale(dataUpdatedAt, refetchInterval, pageEnvironment())
  const ago = useAgo(isAged && dataUpdatedAt !== undefined ? toSystemTime(dataUpdatedAt) : undefined)
  if (devices.length === 0) return undefined
  const isWhole = status.isComplete && lockCodes.isSettled && lockCodes.failed === lockCodes.refused
  const sentence = sentenceOf({ count: devices.length, needing: attention.count, isWhole }, texts)
  return ago !== undefined ? texts.asOf(sentence, general.lastRead(ago)) : sentence
}

interface Props {
  readonly state: OverviewState
  /** Replaces the summary as the title. The summary is then shown below it. */
  readonly deviceIds: readonly string[] | undefined
  readonly heading: string | undefined
  /** Key of the row from which the user navigated, after navigating back. */
  readonly returnsTo: string | undefined
}

/** The overview: a summary, what needs attention, and what happens today. */
export function Overview({ state, deviceIds, heading, returnsTo }: Props) {
  const messages = useMessages()
  const { deviceTable: texts, general } = messages
  const overview = useMessages(OVERVIEW)
  const { devices, readCount, status, doors, attention } = state
  const { ids, isComplete, isFetching, error, failureCount, fetch } = status
  const { focus } = useOverviewNavigation()
  const sentence = useSentence(state)
  const isEmpty = devices.length === 0
  const isFirstRead = isEmpty && !isComplete && error === undefined
  // It is there when the devices are.
  useEffect(() => NeedsList.preload(), [])
  useOnChange(returnsTo, () => {
    if (returnsTo !== undefined) focus(returnsTo)
  })
  function nothing() {
    if (isFirstRead) return <OverviewSkeleton />
    if (!isComplete) return undefined
    return (
      <slot name="empty">
        <EmptyState title={overview.empty} action={!deviceIds && readCount === 0 && <ConnectControl />} />
      </slot>
    )
  }
  return (
    <div className="overview contents">
      <Screen
        name="overview"
        state={isEmpty ? (isComplete ? 'empty' : pendingContentState(status)) : 'ready'}
        title={heading ?? sentence ?? overview.heading}
        // Keeps the height the same before and after loading.
        subtitle={heading && (isFirstRead ? texts.loading : sentence)}
        actions={
          !isRefused(error) && (
            <IconButton
              label={general.refresh}
              icon={<RefreshCw />}
              pending={isFetching && ids !== undefined}
              onClick={fetch}
            />
          )
        }
      >
        <OfflineNotice />
        <StatusBanner status={status} message={texts.failed} />
        <LoadingToast
          active={!ids && isFetching && error === undefined && failureCount === 0}
          label={texts.loading}
          failed={!ids}
        />
        {isEmpty ? (
          nothing()
        ) : (
          <>
            {attention.deviceIds.size > 0 && <NeedsList attention={attention} />}
            <OverviewPart
              kind="doors"
              title={overview.doors}
              items={doors}
              renderRow={(device) => <DoorRow key={device.device_id} device={device} />}
            />
            <LaterSections {...state}>
              <Numbers {...state} />
            </LaterSections>
          </>
        )}
      </Screen>
    </div>
  )
}
