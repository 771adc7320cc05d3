import type { AccessGrant } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Hero } from '../../../ui/layout/hero.js'
import { GrantStatus } from '../grant-status.js'
import { endOf, grantName, startOf } from '../rules/access-grant.js'
import { needsAttention } from '../rules/access-grant-state.js'
import { isWorking } from '../rules/grant-doors.js'
import { useGrantTimes } from '../use-grant-texts.js'
import type { GrantView } from './use-grant-view.js'

interface Props {
  readonly grant: AccessGrant
  readonly view: GrantView
}

/**
 * Name, state, times and places of an access.
 *
 * @csspart summary - Working part of an access that works only partly.
 */
export function GrantHero({ grant, view }: Props) {
  const { state, zone, dates, doors, placeNames: places } = view
  const { title, unnamed } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const { general } = useTexts()
  const times = useGrantTimes()
  const [start, end] = [startOf(grant), endOf(grant)]
  const working = doors.filter(isWorking).length
  const isPart = view.areDoorsKnown && needsAttention(state) && working > 0 && working < doors.length

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
          <bdi>{grantName(grant) ?? unnamed}</bdi>
        </h3>
      }
      meta={state && <GrantStatus state={state}>{words()}</GrantStatus>}
    >
      {isPart && (
        <p part="summary" className="strong">
          {texts.worksAt(working, doors.length)}
        </p>
      )}
      {places.length > 0 && (
        <p>
          <bdi>{general.facts(places, ', ')}</bdi>
        </p>
      )}
      <p className="muted">{times(grant, zone)}</p>
    </Hero>
  )
}
