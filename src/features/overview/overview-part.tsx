import { type ReactElement, type ReactNode, useContext, useId } from 'react'
import type { QueriesStatus } from '../../core/queries/queries-status.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { countText } from '../../messages/formats.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { Button } from '../../ui/actions/button.js'
import { Banner } from '../../ui/feedback/banner.js'
import { KeyRound, LockOpen, Thermometer, TriangleAlert, WifiOff } from '../../ui/icons.js'
import { Clock } from '../../ui/later-icons.js'
import { BatteryIcon } from '../../ui/layout/battery.js'
import { ListFrame } from '../../ui/list/list-frame.js'
import { registerStyles } from '../../ui/style/styles.js'
import { IconStepsContext } from '../issues/step-button.js'
import css from './overview.css'
import { useOverviewNavigation } from './overview-navigation.js'
import { seenRows } from './overview-placeholder.js'

registerStyles(css)

/** Icons and tones of the sections. */
const MARKS = {
  problems: { icon: <TriangleAlert />, tone: 'danger' },
  night: { icon: <LockOpen />, tone: 'open' },
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
  /** Step for all items, next to the title. */
  readonly step?: ReactNode
  /** `true` if the items are next to each other in a card, whose title has their number. @default false */
  readonly isCard?: boolean
  readonly renderRow: (item: Item) => ReactNode
}

/** Section with items of one kind. Shows the first few until the user expands it. Renders nothing without items. */
export function OverviewPart<Item>({ kind, title, items, step, isCard, renderRow }: Props<Item>) {
  const { locale } = useElement()
  const texts = useTexts(OVERVIEW)
  const { isUnfolded, toggle } = useOverviewNavigation()
  const isShort = useContext(IconStepsContext) === 'all'
  const id = useId()
  if (items.length === 0) return null
  const isWhole = isUnfolded(kind)
  const { icon, tone } = MARKS[kind]
  const most = seenRows(items.length, isShort && !isCard)
  const canFold = items.length > most
  const rows = (isWhole ? items : items.slice(0, most)).map(renderRow)
  return (
    <section role="group" aria-labelledby={id} className={isCard ? 'overview-part overview-card' : 'overview-part'}>
      <div className="overview-head inline wrap">
        <h3 id={id} className="inline muted small rest" data-tone={tone}>
          {icon}
          {`${title} `}
          {canFold && !isCard && <span>{countText(items.length, locale)}</span>}
        </h3>
        <IconStepsContext value="none">{step}</IconStepsContext>
      </div>
      {isCard ? (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
        <ul role="list" aria-label={title} className="wrap">
          {rows}
        </ul>
      ) : (
        <ListFrame label={title} count={rows.length} spaceBefore={0} spaceAfter={0}>
          {rows}
        </ListFrame>
      )}
      {canFold && (
        <div className="overview-more">
          <Button variant="link" aria-expanded={isWhole} onClick={() => toggle(kind)}>
            {isWhole ? texts.showFewer : texts.showMore(items.length - most)}
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
  const { general } = useTexts()
  const lost = reads.failed - reads.refused
  return (
    lost > 0 && (
      <Banner message={failed(lost)} actionLabel={general.tryAgain} onAction={onRetry} pending={reads.isRetrying} />
    )
  )
}
