import type { AccessGrant } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Hero } from '../../../ui/layout/hero.js'
import { AccessPeriod } from '../../access-codes/details/access-period.js'
import { windowOf } from '../../access-codes/rules/access-code-window.js'
import { soonText } from '../../access-codes/window-text.js'
import { GrantStatus } from '../grant-status.js'
import { endOf, startOf } from '../rules/access-grant.js'
import { needsAttention } from '../rules/access-grant-state.js'
import { workingCount } from '../rules/grant-doors.js'
import { otherZone, useGrantName, useGrantTimes } from '../use-grant-texts.js'
import type { GrantView } from './use-grant-view.js'

interface Props {
  readonly grant: AccessGrant
  readonly view: GrantView
}

interface PeriodProps extends Pick<GrantView, 'zone' | 'dates'> {
  readonly grant: AccessGrant
  /** `true` if the state already shows the next start or end. */
  readonly isNextShown: boolean
}

/** The times of an access, with a bar if it has a start and an end. The distance replaces a time that the state shows. */
function GrantPeriod({ grant, zone, dates, isNextShown }: PeriodProps) {
  const messages = useTexts()
  const now = useNow()
  const times = useGrantTimes()
  const window = windowOf(grant, now)
  if (!('startsAt' in window) || window.startsAt === undefined || window.endsAt === undefined) {
    return <p className="muted">{times(grant, zone, dates)}</p>
  }
  const soon = isNextShown ? soonText(window, messages, dates, now) : undefined
  const [start, end] = [dates.dateTime(window.startsAt), dates.dateTime(window.endsAt)]
  return (
    <AccessPeriod
      window={window}
      dates={dates}
      now={now}
      start={window.kind === 'upcoming' ? (soon ?? start) : start}
      end={window.kind === 'started' ? (soon ?? end) : end}
      zone={otherZone(zone)}
    />
  )
}

/**
 * Name, state, times and places of an access.
 *
 * @csspart summary - Working part of an access that works only partly.
 */
export function GrantHero({ grant, view }: Props) {
  const { state, zone, dates, doors, placeNames: places } = view
  const { title, unnamed, worksAt } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const { general } = useTexts()
  const nameOf = useGrantName()
  const [start, end] = [startOf(grant), endOf(grant)]
  const working = view.areDoorsKnown && needsAttention(state) ? workingCount(doors) : undefined

  /** The state, with its time if it has one. */
  function words(): string | undefined {
    if (state === 'active' && Number.isFinite(end)) return texts.activeUntil(dates.dateTime(end))
    if (state === 'ready' && Number.isFinite(start)) return texts.readyFrom(dates.dateTime(start))
    return state === 'ended' && Number.isFinite(end) ? texts.endedAt(dates.dateTime(end)) : undefined
  }
  return (
    <Hero
      label={title}
      title={
        <h3>
          <bdi>{nameOf(grant) ?? unnamed}</bdi>
        </h3>
      }
      meta={state && <GrantStatus state={state}>{words()}</GrantStatus>}
    >
      {working !== undefined && (
        <p part="summary" className="strong">
          {worksAt(working, doors.length)}
        </p>
      )}
      {places.length > 0 && (
        <p>
          <bdi>{general.facts(places, ', ')}</bdi>
        </p>
      )}
      <GrantPeriod grant={grant} zone={zone} dates={dates} isNextShown={words() !== undefined} />
    </Hero>
  )
}
