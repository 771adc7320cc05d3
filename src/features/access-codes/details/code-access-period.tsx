import { millisecondsInDay } from 'date-fns/constants'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { TimeBar } from '../../../ui/time-bar/time-bar.js'
import type { Dates } from '../dates.js'
import { type CodeWindow, elapsedShare } from '../rules/access-code-window.js'
import { soonText, windowText } from '../window-text.js'

/** Longest period with a tick for each day. */
const MOST_DAYS = 31

interface Props {
  readonly window: CodeWindow
  readonly dates: Dates
  /** Current time in ms since 1970. `undefined` if it is not marked, for example in print. */
  readonly now?: number | undefined
}

/** An access period with its days. Renders nothing if the code is ongoing or its times are unknown. */
export function CodeAccessPeriod({ window, dates, now }: Props) {
  const messages = useTexts()
  if (!('startsAt' in window)) return null
  const { startsAt, endsAt } = window
  const isWhole = startsAt !== undefined && endsAt !== undefined
  const days = isWhole ? (endsAt - startsAt) / millisecondsInDay : 0
  const facts = [
    isWhole
      ? messages.accessCode.between(dates.dateTime(startsAt), dates.dateTime(endsAt))
      : windowText(window, messages, dates.dateTime),
    (now && soonText(window, messages, dates, now)) || []
  ].flat()
  return (
    <TimeBar
      size={24}
      label={messages.general.facts(facts, ', ')}
      spans={[{ from: 0, to: 1, open: startsAt === undefined ? 'start' : endsAt === undefined ? 'end' : undefined }]}
      now={now && (window.kind === 'ended' ? 1 : elapsedShare(window, now))}
      parts={days > 1 && days <= MOST_DAYS ? days : undefined}
    />
  )
}
