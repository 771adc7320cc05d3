import { useEffect, useEffectEvent, useRef } from 'react'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { ACTIVITY_EXPORT } from '../../../messages/activity-export/en.js'
import { usePrintedAlone } from '../../../ui/print/use-printed-alone.js'
import { dayOf, type ExportPeriod } from '../rules/export-period.js'
import { useActivityTimes } from '../use-activity-times.js'
import type { DescribedLog } from './use-described-log.js'

/** Returns the events by day, in their order. */
function byDay(log: DescribedLog, zone: string): ReadonlyMap<string, DescribedLog> {
  const days = new Map<string, DescribedLog[number][]>()
  for (const event of log) {
    const day = event.instant === undefined ? '' : dayOf(event.instant, zone)
    const events = days.get(day)
    if (events) events.push(event)
    else days.set(day, [event])
  }
  return days
}

interface Props {
  readonly heading: string
  readonly period: ExportPeriod
  readonly log: DescribedLog
  /** Says if events are missing. */
  readonly note: string | undefined
  /** In ms since the epoch. */
  readonly printedAt: number
  /** Time zone of days and times. */
  readonly zone: string
  readonly onPrinted: () => void
}

/** The log on paper. Prints once it is rendered. */
export function PrintedLog({ heading, period: { from, to }, log, note, printedAt, zone, onPrinted }: Props) {
  const { general } = useTexts()
  const activity = useTexts(ACTIVITY)
  const texts = useTexts(ACTIVITY_EXPORT)
  const times = useActivityTimes()
  const paper = useRef<HTMLDivElement>(null)
  usePrintedAlone(paper)
  const finish = useEffectEvent(onPrinted)
  useEffect(() => {
    const end = new AbortController()
    window.addEventListener('afterprint', () => finish(), { once: true, signal: end.signal })
    window.print()
    return () => end.abort()
  }, [])
  const { time, device, event } = texts.columns
  const dates = [times.date(from, zone), times.date(to - 1, zone)]
  return (
    <div hidden>
      <div ref={paper} className="printed-log">
        <h2>{heading}</h2>
        <p>{general.facts([dates.join(' – '), texts.printed(times.moment(printedAt, zone)), zoneLabel(zone)])}</p>
        {note !== undefined && <p>{note}</p>}
        {[...byDay(log, zone)].map(([day, events]) => (
          <section key={day}>
            <h3>{day === '' ? activity.unknownDay : times.day(day, zone)}</h3>
            <table>
              <thead>
                <tr>
                  {[time, device, event].map((column) => (
                    <th key={column}>{column}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {events.map(({ eventId, instant, deviceName, description }) => (
                  <tr key={eventId}>
                    <td>{instant !== undefined && times.time(instant, zone)}</td>
                    <td>
                      <bdi>{deviceName}</bdi>
                    </td>
                    <td>{description}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </div>
  )
}
