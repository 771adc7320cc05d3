import { useEffect, useMemo } from 'react'
import { isRefused } from '../../core/queries/is-refused.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { OfflineNotice } from '../../element/frame/offline-notice.js'
import { Screen } from '../../element/frame/screen.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { pendingContentState } from '../../element/hooks/use-content-state.js'
import { useIsAtLeast } from '../../element/hooks/use-is-at-least.js'
import { useLastRead } from '../../element/hooks/use-last-read.js'
import { isFailing } from '../../element/hooks/use-query.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import chip from '../../ui/actions/chip.css'
import { IconButton } from '../../ui/actions/icon-button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { RefreshCw } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { deviceKind } from '../device/rules/device.js'
import { IconStepsContext } from '../issues/step-button.js'
import { LockAllPlaceholder } from '../lock-all/lock-all-placeholder.js'
import { DoorRow } from './door-row.js'
import { LaterSections } from './later-sections.js'
import css from './overview.css'
import { useOverviewNavigation } from './overview-navigation.js'
import { OverviewPart } from './overview-part.js'
import { AttentionPlaceholder, OverviewSkeleton } from './overview-placeholder.js'
import { countAttention } from './rules/attention-counts.js'
import { type Summary, summaryOf } from './rules/summary.js'
import type { OverviewState } from './use-overview.js'

registerStyles(chip)

/** Number of devices, in total and by state. Each number opens the device table with the matching filter. */
function Numbers({ devices, numbers }: Pick<OverviewState, 'devices' | 'numbers'>) {
  const texts = useTexts(OVERVIEW)
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
const LockAllLatch = lazyPart(
  () => import('../lock-all/lock-all-latch.js').then(({ LockAllLatch: part }) => part),
  <LockAllPlaceholder />
)
const NeedsList = lazyPart(
  () => import('./attention-list.js').then(({ AttentionList: part }) => part),
  ({ attention: { accounts, hubs, doors, problems, offline, batteries } }) => (
    <AttentionPlaceholder
      counts={[[...accounts, ...hubs, ...problems], doors, offline, batteries].map(({ length }) => length)}
    />
  )
)

/** Returns the summary of the known devices, with its age if it may be out of date, or `undefined` without devices. */
function useSummary({ devices, attention, status, lockCodes }: OverviewState): Summary | undefined {
  const { general } = useTexts()
  const texts = useTexts(OVERVIEW)
  const lastRead = useLastRead(status)
  if (devices.length === 0) return undefined
  const isWhole = status.isComplete && lockCodes.isSettled && lockCodes.failed === lockCodes.refused
  const known = { count: devices.length, needing: attention.count, items: countAttention(attention), isWhole }
  const { title, note } = summaryOf(known, { overview: texts, general })
  return { title, note: lastRead === undefined ? note : general.facts([note, lastRead]) }
}

interface Props {
  readonly state: OverviewState
  /** Replaces the summary as the title. The summary is then shown below it. */
  readonly deviceIds: readonly string[] | undefined
  readonly heading: string | undefined
  /** Key of the row from which the user navigated, after navigating back. */
  readonly returnsTo: string | undefined
  readonly showUse: boolean | undefined
}

/** The overview: a summary, what needs attention, and what happens today. */
export function Overview({ state, deviceIds, heading, returnsTo, showUse }: Props) {
  const messages = useTexts()
  const { deviceTable: texts, general } = messages
  const overview = useTexts(OVERVIEW)
  const { devices, readCount, status, doors, attention } = state
  const { ids, isComplete, isFetching, error, fetch } = status
  const { focus } = useOverviewNavigation()
  const summary = useSummary(state)
  const facts = summary && (heading === undefined ? summary.note : general.facts([summary.title, summary.note]))
  const isShort = !useIsAtLeast(480)
  const locks = useMemo(() => devices.filter((device) => deviceKind(device) === 'lock'), [devices])
  const isEmpty = devices.length === 0
  const isFirstRead = isEmpty && !isComplete && error === undefined
  // They are there when the devices are.
  useEffect(() => {
    LockAllLatch.preload()
    NeedsList.preload()
  }, [])
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
        title={heading ?? summary?.title ?? overview.heading}
        // Keeps the height the same before and after loading.
        subtitle={isFirstRead ? <Skeleton width={heading === undefined ? '4em' : '12em'} /> : facts}
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
        <LoadingToast active={!ids && isFetching && !isFailing(status)} label={texts.loading} failed={!ids} />
        {isEmpty ? (
          nothing()
        ) : (
          <IconStepsContext value={isShort ? 'all' : 'checks'}>
            {locks.length > 0 && <LockAllLatch isListed locks={locks} isComplete={isComplete} />}
            {attention.deviceIds.size > 0 && <NeedsList attention={attention} />}
            <OverviewPart
              kind="doors"
              title={overview.doors}
              items={doors}
              renderRow={(device) => <DoorRow key={device.device_id} device={device} />}
            />
            <LaterSections {...state} showUse={showUse}>
              <Numbers {...state} />
            </LaterSections>
          </IconStepsContext>
        )}
      </Screen>
    </div>
  )
}
