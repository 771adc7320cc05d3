import { agoText } from '../../../element/hooks/ago-text.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { EventIcon } from '../event-icon.js'
import type { ActivityRow } from '../rules/activity-rows.js'
import type { ActivityWords } from '../use-activity-words.js'

interface Props {
  readonly row: ActivityRow
  readonly words: ActivityWords
  readonly zone: string
}

/** Tolerated difference between the clocks of the platform and this machine, in ms. */
const CLOCKS_DIFFER = 120_000

/** An event and its age. */
export function RecentRow({ row, words, zone }: Props) {
  const { locale, messages } = useElement()
  const now = useNow()
  const [{ event, instant, kind }] = row.occurrences
  const facts = words.facts(row)

  function time(at: number) {
    const exact = words.times.moment(at, zone)
    // An event in the future shows its time.
    const shown = at > now + CLOCKS_DIFFER ? exact : agoText(at, locale)
    return (
      <time
        className="muted small"
        dateTime={new Date(at).toISOString()}
        title={messages.general.facts([exact, zoneLabel(zone)])}
      >
        {shown}
      </time>
    )
  }
  return (
    <li>
      <EventIcon {...{ kind, event }} />
      <span className="rest">
        {words.sentence(row)}
        {facts.length > 0 && <small>{messages.general.facts(facts)}</small>}
      </span>
      {instant !== undefined && time(instant)}
    </li>
  )
}
