import { useContext, useId, useMemo } from 'react'
import { isApiError } from '../../../client/index.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { displayZone, localZone, zoneLabel } from '../../../core/values/time-zone.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'
import { agoText } from '../../../element/hooks/ago-text.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { PlaceholderContext } from '../../../element/lazy/lazy-screen.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { Button } from '../../../ui/actions/button.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { type ActivityNames, type ActivityTexts, NO_NAMES } from '../activity-texts.js'
import { EventIcon } from '../event-icon.js'
import type { ActivityRow } from '../rules/activity-rows.js'
import { useActivityTexts } from '../use-activity-texts.js'
import css from './recent.css'
import { useRecentActivity } from './use-recent-activity.js'

registerStyles(css)

export interface RecentActivityProps {
  readonly device: Device
  /** The screen with all events of the device. */
  readonly activity: Pick<InnerScreen, 'opener' | 'open'>
}

interface Props extends RecentActivityProps {
  readonly names?: ActivityNames
  /** Maximum number of events. A style sheet hides those without room. @default 3 */
  readonly most?: number
}

const IS_READ = { isComplete: true }

interface RecentRowProps {
  readonly row: ActivityRow
  readonly rowTexts: ActivityTexts
  readonly zone: string
}

/** Tolerated difference between the clocks of the platform and this machine, in ms. */
const CLOCKS_DIFFER = 120_000

/** An event and its age. */
function RecentRow({ row, rowTexts, zone }: RecentRowProps) {
  const { locale, messages } = useElement()
  const now = useNow()
  const [{ event, instant, kind }] = row.occurrences
  const facts = rowTexts.facts(row)

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

interface RecentRowsProps extends Pick<RecentActivityProps, 'device'> {
  readonly rows: readonly ActivityRow[]
  readonly names: ActivityNames
}

/** Separate, because the first use of a time zone is slow and the screen opens before its events arrive. */
function RecentRows({ device, rows, names }: RecentRowsProps) {
  const codes = useSessionState(({ shown }) => accessCodes.select(shown))
  const zone = displayZone(device)
  const deviceOf = useMemo(() => () => device, [device])
  const rowTexts = useActivityTexts({ deviceOf, zone: localZone(), codes, devicesStatus: IS_READ }, names, true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes one without markers for none.
    <ul role="list">
      {rows.map((row) => (
        <RecentRow key={row.key} row={row} rowTexts={rowTexts} zone={zone} />
      ))}
    </ul>
  )
}

/** Latest events of a device, with a link to all of them. Nothing if the session may not read events. */
export function RecentActivity({ device, names = NO_NAMES, most = 3, activity }: Props) {
  const { opener, open } = activity
  const id = useId()
  const { general } = useTexts()
  const texts = useTexts(ACTIVITY)
  const { rows, status } = useRecentActivity(device, most)
  const { ids, error, isFetching, fetch } = status
  const isAbsent = isRefused(error) || (isApiError(error) && error.statusCode === 404)
  const hasFailed = error !== undefined
  const placeholder = useContext(PlaceholderContext)
  if (isAbsent) return null
  if (!ids && !hasFailed) return placeholder
  return (
    <section role="group" part="card" className="recent surface" aria-labelledby={id}>
      <h3 id={id}>{texts.recent}</h3>
      {rows.length > 0 && <RecentRows device={device} rows={rows} names={names} />}
      {rows.length === 0 && !hasFailed && <p className="inline wrap muted small">{texts.empty}</p>}
      {hasFailed && (
        <p className="inline wrap muted small">
          {texts.failed}
          <Button variant="link" pending={isFetching} onClick={fetch}>
            {general.tryAgain}
          </Button>
        </p>
      )}
      {rows.length > 0 && (
        <Button ref={opener} variant="link" onClick={open}>
          {texts.showAll}
        </Button>
      )}
    </section>
  )
}
