import type { AccessCode, Device } from '../../core/resources/resources.js'
import { zoneLabel } from '../../core/values/time-zone.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { ACTIVITY } from '../../messages/activity/en.js'
import { Button } from '../../ui/actions/button.js'
import type { ActivityTexts } from './activity-texts.js'
import type { ActivityRow } from './rules/activity-rows.js'
import { isLockPair } from './rules/lock-pairs.js'

/** Screens that a row can open. */
export interface ActivityNavigation {
  readonly onDevice?: ((device: Device) => void) | undefined
  readonly onCode?: ((code: AccessCode) => void) | undefined
}

interface Props extends ActivityNavigation {
  readonly row: ActivityRow
  readonly device: Device | undefined
  /** `undefined` if unknown or hidden. */
  readonly code: AccessCode | undefined
  /** Time zone of the user. */
  readonly zone: string
  readonly rowTexts: ActivityTexts
}

/** Maximum number of listed times. */
const MOST_TIMES = 60

/** Details below an expanded row: exact times and links. */
export function RowDetails({ row, device, code, zone, rowTexts, onDevice, onCode }: Props) {
  const texts = useTexts(ACTIVITY)
  const [{ instant: newest }] = row.occurrences
  const { times } = rowTexts
  const timeThere = rowTexts.timeThere(row)
  return (
    <div className="activity-details stack gap-3 muted small">
      {newest !== undefined && (
        <p>
          {times.date(newest, zone)} · {zoneLabel(zone)}
        </p>
      )}
      {newest !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes one without markers for none.
        <ul role="list" className="wrap">
          {row.occurrences.slice(0, MOST_TIMES).map((occurrence) => {
            const { event, instant = newest } = occurrence
            return (
              <li key={event.event_id}>
                {isLockPair(row) && `${rowTexts.step(occurrence)} · `}
                <time dateTime={new Date(instant).toISOString()}>{times.second(instant, zone)}</time>
              </li>
            )
          })}
        </ul>
      )}
      {timeThere !== undefined && <p>{timeThere}</p>}
      {((device && onDevice) || (code && onCode)) && (
        <div className="wrap">
          {device && onDevice && <Button onClick={() => onDevice(device)}>{texts.showDevice}</Button>}
          {code && onCode && <Button onClick={() => onCode(code)}>{texts.showCode}</Button>}
        </div>
      )}
    </div>
  )
}
