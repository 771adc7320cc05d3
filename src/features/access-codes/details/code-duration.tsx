import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { windowOf } from '../rules/access-code-window.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone, zoneLabel } from '../../../core/values/time-zone.js'
import { useDates } from '../use-dates.js'
import { windowText } from '../window-text.js'
import { CodeAccessPeriod } from './code-access-period.js'

interface Props {
  readonly code: AccessCode
  readonly device: Device | undefined
}

/** Access period of a code as text, with a timeline if it is not ongoing. */
export function CodeDuration({ code, device }: Props) {
  const messages = useMessages()
  const now = useNow()
  const zone = displayZone(device)
  const { dateTime } = useDates(zone)
  const window = windowOf(code, now)
  const isBound = 'startsAt' in window
  // The text of an upcoming code already contains its start.
  const startsAt = isBound && window.kind !== 'upcoming' ? window.startsAt : undefined
  return (
    <div className="code-duration">
      <CodeAccessPeriod {...{ window, now }} />
      <div>
        {startsAt !== undefined && <span>{dateTime(startsAt)}</span>}
        <p>
          {windowText(window, messages, dateTime)} {isBound && <small>{zoneLabel(zone)}</small>}
        </p>
      </div>
    </div>
  )
}
