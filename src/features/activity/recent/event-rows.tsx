import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { localZone, zoneLabel } from '../../../core/values/time-zone.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { agoText } from '../../../element/hooks/ago-text.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { type ActivityNames, type ActivityTexts, NO_NAMES } from '../activity-texts.js'
import { EventIcon } from '../event-icon.js'
import type { ActivityRow } from '../rules/activity-rows.js'
import { useActivityTexts } from '../use-activity-texts.js'
import css from './event-rows.css'

registerStyles(css)

interface RowProps {
  readonly row: ActivityRow
  readonly rowTexts: ActivityTexts
  readonly zone: string
}

/** Tolerated difference between the clocks of the platform and this machine, in ms. */
const CLOCKS_DIFFER = 120_000

/** An event and its age. */
function EventRow({ row, rowTexts, zone }: RowProps) {
  const { locale, messages } = useElement()
  const now = useNow()
  const [{ event, instant, kind }] = row.occurrences
  const facts = [rowTexts.place(row) ?? [], rowTexts.facts(row)].flat()

  function time(at: number) {
    const exact = rowTexts.times.moment(at, zone)
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
      <EventIcon kind={kind} event={event} />
      <span className="rest">
        {rowTexts.sentence(row)}
        {facts.length > 0 && <small className="block">{messages.general.facts(facts)}</small>}
      </span>
      {instant !== undefined && time(instant)}
    </li>
  )
}

interface Props {
  readonly rows: readonly ActivityRow[]
  /** Time zone of the events. */
  readonly zone: string
  /** Returns the device of an event. Must be stable. */
  readonly deviceOf: (id: string | undefined) => Device | undefined
  readonly names?: ActivityNames
  /** `true` if all events are of the same device, which is not named then. @default false */
  readonly isOfOneDevice?: boolean
}

const NOT_READ = { isComplete: false }

/** A short list of events. Separate, because the first use of a time zone is slow and a screen opens before its events arrive. */
export function EventRows({ rows, zone, deviceOf, names = NO_NAMES, isOfOneDevice = false }: Props) {
  const codes = useSessionState(({ shown }) => accessCodes.select(shown))
  const rowTexts = useActivityTexts(
    { deviceOf, zone: localZone(), codes, devicesStatus: NOT_READ },
    names,
    isOfOneDevice
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes one without markers for none.
    <ul role="list" className="event-rows">
      {rows.map((row) => (
        <EventRow key={row.key} row={row} rowTexts={rowTexts} zone={zone} />
      ))}
    </ul>
  )
}
