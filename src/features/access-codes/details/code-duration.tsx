import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { windowOf, windowPicture } from '../rules/access-code-window.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { Timeline } from '../../../ui/layout/timeline.js'
import type { Tone } from '../../../ui/style/tone.js'
import { useDates } from '../dates.js'
import { windowText } from '../window-text.js'

interface Props {
  readonly code: AccessCode
  /** The time zone in which times are told. */
  readonly zone: string
  readonly tone: Tone | undefined
}

/** When a code is valid, in words, and on a line of time where it is not for ever. */
export function CodeDuration({ code, zone, tone }: Props) {
  const messages = useMessages()
  const now = useNow()
  const { dateTime } = useDates(zone)
  const window = windowOf(code, now)
  const picture = windowPicture(window, now)
  return (
    <div className="code-duration">
      {picture && <Timeline {...picture} label={messages.accessCode.window} tone={tone} />}
      <p>
        {windowText(window, messages, dateTime)} {picture && <small>{zoneLabel(zone)}</small>}
      </p>
    </div>
  )
}
