import { useState } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { errorText } from '../../../element/hooks/error-text.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { ACTIVITY_EXPORT } from '../../../messages/activity-export/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Alert } from '../../../ui/feedback/alert.js'
import { Dialog } from '../../../ui/overlay/dialog.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { deviceName } from '../../device/rules/device.js'
import type { ActivityNames } from '../activity-texts.js'
import { boundedPeriod, dayOf, type ExportPeriod, lastDays, periodOfDates } from '../rules/export-period.js'
import type { ActivityState } from '../use-activity.js'
import css from './export-dialog.css'
import type { ExportFormat } from './export-events.js'
import { ExportProgress } from './export-progress.js'
import { type PeriodChoice, PeriodFields } from './period-fields.js'
import { PrintedLog } from './printed-log.js'
import { useExport } from './use-export.js'

registerStyles(css)

const DEFAULT_DAYS = 30

/** Returns what is exported in words: kinds of events, and a device or an access code. */
function useScope(
  heading: string,
  { filter: { kinds, deviceIds = [], accessCodeId }, deviceOf }: ActivityState
): string {
  const { device: deviceTexts } = useTexts()
  const texts = useTexts(ACTIVITY)
  const { scope } = useTexts(ACTIVITY_EXPORT)
  const what = kinds ? kinds.map((kind) => texts.kinds[kind]).join(', ') : texts.allKinds
  if (accessCodeId !== undefined) return scope(what, heading)
  const [id, ...rest] = deviceIds
  const device = rest.length === 0 ? deviceOf(id) : undefined
  return scope(what, device ? (deviceName(device) ?? deviceTexts.unnamed) : texts.allDevices)
}

export interface ExportDialogProps {
  readonly format: ExportFormat
  /** Heading of the log. */
  readonly heading: string
  readonly state: ActivityState
  readonly names: ActivityNames
  readonly onClose: () => void
}

/** Asks for the period, and exports the events that the log would list. */
export function ExportDialog({ format, heading, state, names, onClose }: ExportDialogProps) {
  const messages = useTexts()
  const { exporting } = useTexts(ACTIVITY)
  const texts = useTexts(ACTIVITY_EXPORT)
  const scope = useScope(heading, state)
  const { zone } = state
  const { status, start, retry, exportRead, onPrinted } = useExport(format, state, names, onClose)
  const [choice, setChoice] = useState<PeriodChoice>(DEFAULT_DAYS)
  const [dates, setDates] = useState(() => {
    const { from, to } = lastDays(DEFAULT_DAYS, Date.now())
    return { from: dayOf(from, zone), to: dayOf(to, zone) }
  })
  const [exported, setExported] = useState<ExportPeriod>()

  function submit(): void {
    const period = choice === 'dates' ? periodOfDates(dates, zone) : lastDays(choice, Date.now())
    if (!period) return
    const bounded = boundedPeriod(period, state.filter.since)
    setExported(bounded)
    start(bounded)
  }
  const isBusy = status.type === 'reading' || status.type === 'printing'
  const isValid = choice !== 'dates' || periodOfDates(dates, zone) !== undefined
  const isFailed = status.type === 'failed'
  const someText = format === 'csv' ? texts.downloadSome : texts.printSome
  return (
    <Dialog
      role="dialog"
      title={texts.title}
      subject={scope}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.general.cancel}</Button>
          {isFailed && status.count > 0 && <Button onClick={exportRead}>{someText(status.count)}</Button>}
          <Button variant="primary" pending={isBusy} isUnavailable={!isValid} onClick={isFailed ? retry : submit}>
            {isFailed ? messages.general.tryAgain : exporting[format]}
          </Button>
        </>
      }
    >
      <div className="activity-export stack gap-3">
        {(status.type === 'idle' || status.type === 'empty') && (
          <PeriodFields choice={choice} onChoice={setChoice} dates={dates} onDates={setDates} />
        )}
        {status.type === 'reading' && <ExportProgress {...status} />}
        <div role="alert">
          {status.type === 'empty' && <p>{texts.empty}</p>}
          {isFailed && (
            <Alert variant="error">
              <p>{texts.stopped(status.count)}</p>
              <small className="block">{errorText(status.error, messages)}</small>
            </Alert>
          )}
        </div>
        {status.type === 'printing' && exported && (
          <PrintedLog
            heading={heading}
            period={exported}
            log={status.log}
            note={status.note}
            printedAt={status.at}
            zone={zone}
            onPrinted={onPrinted}
          />
        )}
      </div>
    </Dialog>
  )
}
