import { useMessages } from '../../element/custom-element/element-context.js'
import { OfflineNotice } from '../../element/frame/offline-notice.js'
import { Screen } from '../../element/frame/screen.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { pendingContentState } from '../../element/hooks/use-content-state.js'
import { lazyPart } from '../../element/loading/lazy-part.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { RefreshCw } from '../../ui/icons.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { AttentionPlaceholder } from './attention-placeholder.js'
import { Numbers } from './numbers.js'
import css from './overview.css'
import { useOverviewMessages } from './overview-texts.js'
import { LoadNotices } from './load-notices.js'
import { Today } from './today.js'
import { useOverviewWays } from './overview-ways.js'
import type { OverviewState } from './use-overview.js'
import { useSentence } from './use-sentence.js'

registerStyles(css)

const ConnectControl = lazyPart(() => import('../account/connect-control.js').then(({ ConnectControl: part }) => part))
const NeedsList = lazyPart(
  () => import('./attention-list.js').then(({ AttentionList: part }) => part),
  ({ attention }) => <AttentionPlaceholder attention={attention} />
)

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
  const { overview } = useOverviewMessages()
  const { devices, readCount, status, lockCodes, attention } = state
  const { ids, isComplete, isFetching, error, failureCount, fetch } = status
  const { focus } = useOverviewWays()
  const sentence = useSentence(state)
  const isEmpty = devices.length === 0
  const isFirstRead = isEmpty && !isComplete && error === undefined
  useOnChange(returnsTo, () => {
    if (returnsTo !== undefined) focus(returnsTo)
  })
  function nothing() {
    if (isFirstRead) return <SkeletonRows leading />
    if (!isComplete) return undefined
    return (
      <slot name="empty">
        <EmptyState title={overview.empty} action={!deviceIds && readCount === 0 && <ConnectControl />} />
      </slot>
    )
  }
  return (
    <div className="overview">
      <Screen
        name="overview"
        state={isEmpty ? (isComplete ? 'empty' : pendingContentState(status)) : 'ready'}
        title={heading ?? sentence ?? overview.heading}
        // Keeps the height the same before and after loading.
        subtitle={heading && (isFirstRead ? texts.loading : sentence)}
        actions={
          <IconButton
            label={general.refresh}
            icon={<RefreshCw />}
            pending={isFetching && ids !== undefined}
            onClick={fetch}
          />
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
            <Numbers {...state} />
            <LoadNotices
              reads={lockCodes}
              failed={overview.codesFailed}
              forbidden={overview.codesRefused}
              onRetry={lockCodes.retry}
            />
            {!lockCodes.isSettled && (
              <p className="overview-note">{overview.readingCodes(lockCodes.answered, lockCodes.count)}</p>
            )}
            {attention.count > 0 && <NeedsList attention={attention} />}
            <Today {...state} />
          </>
        )}
      </Screen>
    </div>
  )
}
