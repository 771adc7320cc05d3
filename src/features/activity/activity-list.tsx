import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { ACTIVITY } from '../../messages/activity/en.js'
import { Button } from '../../ui/actions/button.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { Facts } from '../../ui/layout/facts.js'
import { List } from '../../ui/list/list.js'
import type { ActivityNames, ActivityTexts } from './activity-texts.js'
import { EventIcon } from './event-icon.js'
import { type ActivityNavigation, RowDetails } from './row-details.js'
import type { ActivityRow } from './rules/activity-rows.js'
import { isWrong, stillOpen } from './rules/emphasis.js'
import { isLockedAfter } from './rules/state-event.js'
import type { ActivityState } from './use-activity.js'
import { useEnds } from './use-ends.js'

interface Props extends ActivityNavigation {
  readonly state: ActivityState
  readonly rowTexts: ActivityTexts
  readonly names: ActivityNames
  readonly label: string
}

const keyOf = ({ key }: ActivityRow): string => key

interface RowContentProps {
  readonly row: ActivityRow
  readonly rowTexts: ActivityTexts
  /** `true` if it unlocked a lock that is still unlocked. */
  readonly isOpen: boolean
}

/** Place, event and time of a row. */
const RowContent = memo(function RowContent({ row, rowTexts, isOpen }: RowContentProps) {
  const [{ event, instant, kind }] = row.occurrences
  const place = rowTexts.place(row)
  const facts = rowTexts.facts(row)
  const time = rowTexts.time(row)
  return (
    <span className={isOpen || isWrong(row) ? 'activity-row emphasized' : 'activity-row'}>
      <EventIcon kind={kind} event={event} />
      {place !== undefined && <b className="clip strong">{place}</b>}
      <span className="activity-event wrap">
        <span className={isLockedAfter(event) === false ? 'strong' : undefined}>{rowTexts.sentence(row)}</span>
        {facts.length > 0 && (
          <small>
            <Facts facts={facts} />
          </small>
        )}
      </span>
      {time !== undefined && instant !== undefined && (
        <time className="muted small" dateTime={new Date(instant).toISOString()} title={rowTexts.timeThere(row)}>
          {time}
        </time>
      )}
    </span>
  )
})

/** Rows by day. Scrolling loads older rows; new rows wait while the user has scrolled down. */
export function ActivityList({ state, rowTexts, names, label, onDevice, onCode }: Props) {
  const { general } = useTexts()
  const texts = useTexts(ACTIVITY)
  const { log, filter, zone, rows, codes, deviceOf, expanded, toggle, place } = state
  const { list, memory } = place
  const box = useRef<HTMLDivElement>(null)
  const { top, end, update } = useEnds({ box, state })

  // The events of one code don't include what happened after them.
  const isOfCode = filter.accessCodeId !== undefined
  const open = useMemo(() => stillOpen(isOfCode ? [] : rows, deviceOf), [isOfCode, rows, deviceOf])
  const renderRow = useCallback(
    (row: ActivityRow) => <RowContent row={row} rowTexts={rowTexts} isOpen={open.has(row.key)} />,
    [rowTexts, open]
  )
  const above = useCallback(
    ({ day, beginsDay }: ActivityRow) =>
      beginsDay && (
        <h3 className="activity-day small strong">
          {day === undefined ? texts.unknownDay : rowTexts.times.day(day, zone)}
        </h3>
      ),
    [texts, rowTexts, zone]
  )
  const isExpanded = useCallback(({ key }: ActivityRow) => expanded.has(key), [expanded])
  const below = useCallback(
    (row: ActivityRow) => {
      const [newest, earlier = newest] = row.occurrences
      const device = deviceOf(newest.deviceId)
      const code = codes.get(earlier.codeId ?? '')?.resource
      return (
        expanded.has(row.key) && (
          <RowDetails
            row={row}
            device={device}
            zone={zone}
            rowTexts={rowTexts}
            onDevice={onDevice}
            onCode={onCode}
            code={code && names.code?.(code, device) !== undefined ? code : undefined}
          />
        )
      )
    },
    [expanded, rowTexts, codes, deviceOf, zone, names, onDevice, onCode]
  )

  const { waiting, latest, olderStatus } = log
  useEffect(update)
  const shouldFocusTop = useRef(false)
  useLayoutEffect(() => {
    if (!shouldFocusTop.current || waiting.length > 0) return
    shouldFocusTop.current = false
    list.current?.focusRow(rows[0]?.key ?? '')
  })

  function showWaiting(): void {
    log.showWaiting()
    const scrolled = box.current?.querySelector('.list')
    scrolled?.scrollTo?.({ top: 0 })
    top.current?.scrollIntoView?.({ block: 'nearest' })
    shouldFocusTop.current = true
  }
  return (
    <div ref={box} className="activity-list" onScrollCapture={update}>
      <div ref={top} />
      {waiting.length > 0 && (
        <div className="activity-fresh">
          <Button variant="primary" onClick={showWaiting}>
            {texts.fresh(waiting.length)}
          </Button>
        </div>
      )}
      <List
        renderRow={renderRow}
        above={above}
        below={below}
        isExpanded={isExpanded}
        label={label}
        ref={list}
        memory={memory}
        items={rows}
        itemKey={keyOf}
        onPress={({ key }) => toggle(key)}
      />
      {olderStatus && <StatusBanner status={olderStatus} message={texts.olderFailed} />}
      <div ref={end} className="activity-end">
        {(olderStatus?.isFetching || olderStatus?.isComplete) && olderStatus.failureCount === 0 && (
          <p className="muted small">{texts.loadingOlder}</p>
        )}
      </div>
      <Announcer message={latest.length > 0 ? general.facts([texts.newEvents(latest.length)]) : ''} />
    </div>
  )
}
