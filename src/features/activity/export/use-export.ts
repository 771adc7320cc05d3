import { useEffect, useRef, useState } from 'react'
import { includesId } from '../../../core/gate/device-scope.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACTIVITY_EXPORT } from '../../../messages/activity-export/en.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import type { ActivityNames } from '../activity-texts.js'
import { activityCsv } from '../rules/activity-csv.js'
import { createEventReader, type EventReader } from '../rules/event-reader.js'
import { dayOf, type ExportPeriod } from '../rules/export-period.js'
import { readOccurrence } from '../rules/occurrence.js'
import type { ActivityState } from '../use-activity.js'
import { useActivityTimes } from '../use-activity-times.js'
import { ActivityExportEvent, ActivityExportedEvent, type ExportFormat } from './export-events.js'
import { readCodes, readEventPage } from './read-export.js'
import { type DescribedLog, useDescribedLog } from './use-described-log.js'

/** State of an export. */
type ExportStatus =
  | { readonly type: 'idle' }
  /** Nothing was found in the period. */
  | { readonly type: 'empty' }
  | { readonly type: 'reading'; readonly count: number; readonly progress: number }
  /** A page could not be read. */
  | { readonly type: 'failed'; readonly count: number; readonly error: unknown }
  | { readonly type: 'printing'; readonly log: DescribedLog; readonly note: string | undefined; readonly at: number }

interface ActivityExporter {
  readonly status: ExportStatus
  /** Reads the period and exports it. Nothing is read if the host cancels. */
  start(period: ExportPeriod): void
  /** Goes on where reading stopped. */
  retry(): void
  /** Exports what was read before reading stopped. */
  exportRead(): void
  /** Called when the log was printed. */
  onPrinted(): void
}

interface Run {
  readonly reader: EventReader
  readonly period: ExportPeriod
  readonly end: AbortController
}

const IDLE: ExportStatus = { type: 'idle' }

/** Time for which the browser may read the file, in ms. */
const KEPT_MS = 60_000

/** Offers a text as a file to the user. */
function offerFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}

/** @param onDone is called when the file was offered, and when the host cancels. */
export function useExport(
  format: ExportFormat,
  state: ActivityState,
  names: ActivityNames,
  onDone: () => void
): ActivityExporter {
  const { session, controller, options } = useElement()
  const texts = useTexts(ACTIVITY_EXPORT)
  const times = useActivityTimes()
  const toasts = useToasts()
  const describe = useDescribedLog(state, names)
  const [status, setStatus] = useState<ExportStatus>(IDLE)
  const current = useRef<Run>(undefined)
  const { filter, zone } = state
  // The dialog was closed, or its element was removed: nothing is offered any longer.
  useEffect(
    () => () => {
      current.current?.end.abort()
      current.current = undefined
      setStatus(IDLE)
    },
    []
  )

  /** Reports the export to the host and the user. */
  function finish(count: number, message: string, isComplete: boolean): void {
    session.usage.track('activity.export', 'succeeded')
    toasts.show({ variant: 'success', message })
    controller.dispatch(new ActivityExportedEvent({ format, count, isComplete }))
    onDone()
  }
  function messageOf({ reader }: Run): string {
    const events = reader.events()
    const oldest = events.at(-1)
    const { instant } = oldest ? readOccurrence(oldest) : {}
    return reader.isCut() && instant !== undefined
      ? texts.cut(events.length, times.date(instant, zone))
      : texts.exported(events.length)
  }

  async function deliver(run: Run, isWhole: boolean): Promise<void> {
    const { reader, end } = run
    const occurrences = reader.events().map(readOccurrence)
    const unknown = new Set(occurrences.flatMap(({ codeId }) => codeId ?? []).filter((id) => !state.codes.has(id)))
    const codes = await readCodes(session, [...unknown], end.signal)
    end.signal.throwIfAborted()
    const log = describe(occurrences, codes)
    const isComplete = isWhole && !reader.isCut()
    if (format === 'print') {
      const note = isWhole ? undefined : texts.stopped(log.length)
      setStatus({ type: 'printing', log, note: reader.isCut() ? messageOf(run) : note, at: Date.now() })
      return
    }
    const name = `activity-${dayOf(Date.now(), zone)}${isWhole ? '' : '-incomplete'}.csv`
    offerFile(name, activityCsv(log, !options.disableResourceIds), 'text/csv;charset=utf-8')
    finish(log.length, messageOf(run), isComplete)
  }

  /** Runs a step of an export that may be aborted meanwhile. */
  async function attempt(run: Run, step: () => Promise<void>): Promise<void> {
    const { reader, end } = run
    try {
      await step()
    } catch (error) {
      if (end.signal.aborted) return
      session.usage.track('activity.export', 'failed')
      controller.report(error, 'events.list')
      setStatus({ type: 'failed', count: reader.events().length, error })
    }
  }
  async function read(run: Run): Promise<void> {
    const { reader, end } = run
    const show = () => setStatus({ type: 'reading', count: reader.events().length, progress: reader.progress() })
    show()
    while (await reader.next()) {
      end.signal.throwIfAborted()
      show()
    }
    end.signal.throwIfAborted()
    if (reader.events().length === 0) setStatus({ type: 'empty' })
    else await deliver(run, true)
  }

  return {
    status,
    start(period) {
      const { kinds, deviceIds, accessCodeId } = filter
      const [from, to] = [period.from, period.to].map((instant) => new Date(instant).toISOString())
      const event = new ActivityExportEvent({
        format,
        from: from ?? '',
        to: to ?? '',
        ...(kinds && { kinds }),
        ...(deviceIds && { deviceIds }),
        ...(accessCodeId !== undefined && { accessCodeId })
      })
      if (!controller.dispatch(event)) return onDone()
      const end = new AbortController()
      const reader = createEventReader(
        period,
        (span) => readEventPage(session, filter, span, end.signal),
        (candidate) => {
          const { kind, deviceId, codeId } = readOccurrence(candidate)
          return (
            kinds?.includes(kind) !== false && includesId(deviceIds, deviceId) && (accessCodeId ?? codeId) === codeId
          )
        }
      )
      const run = { reader, period, end }
      current.current?.end.abort()
      current.current = run
      void attempt(run, () => read(run))
    },
    retry() {
      const { current: run } = current
      if (run) void attempt(run, () => read(run))
    },
    exportRead() {
      const { current: run } = current
      if (run) void attempt(run, () => deliver(run, false))
    },
    onPrinted() {
      const { current: run } = current
      if (!run || status.type !== 'printing') return
      finish(status.log.length, messageOf(run), status.note === undefined)
    }
  }
}
