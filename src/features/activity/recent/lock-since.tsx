import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { agoText } from '../../../element/hooks/ago-text.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { howText } from '../rules/event-sentence.js'
import { readOccurrence } from '../rules/occurrence.js'
import { type ActivityNames, NO_NAMES } from '../use-activity-words.js'
import { useStateEvent } from './use-state-event.js'

const MINUTE = 60_000

interface Props {
  readonly device: Device
  readonly names?: ActivityNames
}

/** How and when a lock got its current state, if the recent activity shows it. */
export function LockSince({ device, names = NO_NAMES }: Props) {
  const { locale } = useElement()
  const texts = useMessages(ACTIVITY)
  const codes = useSessionState(({ shown }) => accessCodes.select(shown))
  const found = useStateEvent(device)
  const now = useNow()
  // The current time is rounded down to the minute.
  if (!found || found.instant > now + MINUTE) return null
  const { event, instant, method } = found
  const code = codes.get(readOccurrence(event).codeId ?? '')?.resource
  const name = code && names.code?.(code, device)
  const how = howText(method, name, texts)
  const ago = agoText(instant, locale) ?? ''
  const text = how === undefined ? ago : texts.since(how, ago)
  return (
    <p className="since" title={text}>
      <span>{text}</span>
      <span>{ago}</span>
    </p>
  )
}
