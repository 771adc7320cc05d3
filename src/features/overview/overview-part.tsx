import { type ReactElement, type ReactNode, useId } from 'react'
import type { QueriesStatus } from '../../core/queries/queries-status.js'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { countText } from '../../messages/formats.js'
import { Button } from '../../ui/actions/button.js'
import { KeyRound, LockOpen, Thermometer, TriangleAlert, Unplug, WifiOff } from '../../ui/icons.js'
import { Clock } from '../../ui/later-icons.js'
import { BatteryIcon } from '../../ui/layout/battery.js'
import { ListFrame } from '../../ui/list/list-frame.js'
import { registerStyles } from '../../ui/style/styles.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { Banner } from '../../ui/feedback/banner.js'
import css from './overview.css'
import { useOverviewNavigation } from './overview-navigation.js'
import { SEEN_ROWS } from './overview-placeholder.js'

registerStyles(css)

/** Icons and tones of the sections. */
const MARKS = {
  accounts: { icon: <Unplug />, tone: 'danger' },
  hubs: { icon: <WifiOff />, tone: 'danger' },
  night: { icon: <LockOpen />, tone: 'open' },
  problems: { icon: <TriangleAlert />, tone: 'danger' },
  offline: { icon: <WifiOff />, tone: 'danger' },
  batteries: { icon: <BatteryIcon level={0.25} />, tone: 'warning' },
  codes: { icon: <KeyRound />, tone: 'danger' },
  doors: { icon: <LockOpen />, tone: 'open' },
  visits: { icon: <Clock />, tone: undefined },
  climate: { icon: <Thermometer />, tone: undefined }
} satisfies Readonly<Record<string, { icon: ReactElement; tone: string | undefined }>>

interface Props<Item> {
  /** Key of the section. */
  readonly kind: keyof typeof MARKS
  readonly title: string
  readonly items: readonly Item[]
  readonly renderRow: (item: Item) => ReactNode
}

/** Section with items of one kind. Shows the first few until the user expands it. Renders nothing without items. */
export function OverviewPart<Item>({ kind, title, items, renderRow }: Props<Item>) {
  const { locale } = useElement()
  const texts = useMessages(OVERVIEW)
  const { isUnfolded, toggle } = useOverviewNavigation()
  const id = useId()
  if (items.length === 0) return null
  const isWhole = isUnfolded(kind)
  const { icon, tone } = MARKS[kind]
  const seen = isWhole ? items : items.slice(0, SEEN_ROWS)
  return (
    <section role="group" aria-labelledby={id} className="overview-part">
      <h3 id={id} className="inline muted small" data-tone={tone}>
        {icon}
        {`${title} `}
        <span>{countText(items.length, locale)}</span>
      </h3>
      <ListFrame label={title} count={seen.length} spaceBefore={0} spaceAfter={0}>
        {seen.map(renderRow)}
      </ListFrame>
      {items.length > SEEN_ROWS && (
        <div className="overview-more">
          <Button variant="link" aria-expanded={isWhole} onClick={() => toggle(kind)}>
            {isWhole ? texts.showFewer : texts.showMore(items.length - SEEN_ROWS)}
          </Button>
        </div>
      )}
    </section>
  )
}

interface LoadNoticesProps {
  readonly reads: QueriesStatus
  /** Returns the message for a number of failed reads. */
  readonly failed: (count: number) => string
  /** Retries the failed reads. */
  readonly onRetry: () => void
}

/** Notice about data that could not be loaded. Refused data is absent without one. */
export function LoadNotices({ reads, failed, onRetry }: LoadNoticesProps) {
  const { general } = useMessages()
  const lost = reads.failed - reads.refused
  return (
    lost > 0 && (
      <Banner message={failed(lost)} actionLabel={general.tryAgain} onAction={onRetry} pending={reads.isRetrying} />
    )
  )
}
