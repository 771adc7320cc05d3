import type { Device, Space } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useIsAtLeast } from '../../../element/hooks/use-is-at-least.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { ACCESS_GRANT_TABLE } from '../../../messages/access-grant-table/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Status } from '../../../ui/feedback/status.js'
import { TriangleAlert } from '../../../ui/icons.js'
import { ListRow } from '../../../ui/list/list-row.js'
import { windowOf } from '../../access-codes/rules/access-code-window.js'
import { StayBar } from '../../access-codes/table/stay-bar.js'
import { soonText } from '../../access-codes/window-text.js'
import { accessDoorsQuery } from '../data/access-grant-queries.js'
import { GrantStatus } from '../grant-status.js'
import { PollPreparing } from '../poll-preparing.js'
import { grantZone, methodIdsOf, WAY_MODES, wayMode } from '../rules/access-grant.js'
import { isBeingPrepared, needsAttention } from '../rules/access-grant-state.js'
import { grantDoors, workingCount } from '../rules/grant-doors.js'
import type { GrantRow } from '../rules/grant-sections.js'
import { useGrantName, useGrantTimes, useZoneDates } from '../use-grant-texts.js'
import { useMethodEvents } from '../use-method-events.js'
import { WAY_ICONS } from '../way-icons.js'
import { type RenderedGrants, useIsRendered } from './rendered-grants.js'

interface Props {
  readonly row: GrantRow
  /** The places of the access, or its locks. */
  readonly spaces: readonly Space[]
  readonly locks: readonly Device[]
  readonly placeNames: readonly string[]
  readonly rendered: RenderedGrants
  readonly isDense: boolean | undefined
}

/** Number of places that are named. */
const NAMED = 2

/** Returns how many doors an access opens, if it needs attention and opens only some of them. */
function useWorkingDoors({ grant, methods, codes, state }: GrantRow): string | undefined {
  const { worksAt } = useTexts(ACCESS_GRANTS)
  const filters = useIssueFilters()
  const now = useNow()
  const methodIds = needsAttention(state) ? methodIdsOf(grant) : []
  const { resource } = useResource(
    methodIds.length > 0 ? accessDoorsQuery(grant.access_grant_id, methodIds) : undefined
  )
  if (!resource || methodIds.length === 0) return undefined
  const doors = grantDoors({ grant, methods, codes: codes ?? [] }, resource, filters, now)
  const working = workingCount(doors)
  return working === undefined ? undefined : worksAt(working, doors.length)
}

/** Content of a row: name, places, times, ways in and state. */
export function GrantRowContent({ row, spaces, locks, placeNames, rendered, isDense }: Props) {
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_TABLE)
  const messages = useTexts()
  const { grant, methods, state, hasFailed } = row
  useIsRendered(rendered, grant.access_grant_id)
  useMethodEvents(grant.access_grant_id, methods)
  const now = useNow()
  const times = useGrantTimes()
  const { locale } = useElement()
  const zone = grantZone(spaces[0], locks[0])
  // The weekdays don't fit on the line of a narrow or dense row.
  const dates = useZoneDates(useIsAtLeast(480) && !isDense)(zone)
  const more = placeNames.length - NAMED
  const where = messages.general.facts(placeNames.slice(0, NAMED), ', ')
  const when = times(grant, zone, dates)
  const window = windowOf(grant, now)
  const name = useGrantName()(grant) ?? grantTexts.unnamed
  const modes = WAY_MODES.filter((mode) => methods?.some((method) => wayMode(method) === mode))
  const ways = new Intl.ListFormat(locale).format(modes.map((mode) => grantTexts.modes[mode]))
  const workingDoors = useWorkingDoors(row)
  const words = state ? grantTexts.states[state] : hasFailed && texts.stateFailed
  const places = more > 0 ? `${where} ${texts.more(more)}` : where
  // The visible content has several columns and icons.
  const spoken = [name, places, when, ways, words, workingDoors].filter(Boolean).join(', ')
  return (
    <ListRow
      title={<bdi aria-hidden>{name}</bdi>}
      subtitle={
        <span className="contents" aria-hidden>
          <span className="grant-line">
            {/* The line is there before the names are. */}
            <bdi className="grant-places clip">{places || '\u00a0'}</bdi>
            <span className="grant-modes wrap">
              {modes.map((mode) => {
                const Icon = WAY_ICONS[mode]
                return (
                  <Status key={mode} icon={<Icon />}>
                    {grantTexts.modes[mode]}
                  </Status>
                )
              })}
            </span>
          </span>
          <span className="grant-times">{when}</span>
        </span>
      }
      trailing={
        <span className="contents" aria-hidden>
          <span className="grant-bar">
            <StayBar window={window} now={now} />
            <bdi>{soonText(window, messages, dates, now)}</bdi>
          </span>
          {isBeingPrepared(state) && <PollPreparing accessGrantId={grant.access_grant_id} />}
          <span className="grant-state">
            {state && <GrantStatus state={state} />}
            {!state && hasFailed && <Status icon={<TriangleAlert />} tone="warning" quiet={texts.stateFailed} />}
            {workingDoors && <small>{workingDoors}</small>}
          </span>
        </span>
      }
      end={<span className="unseen">{spoken}</span>}
      dimmed={state === 'removing' || state === 'ended'}
    />
  )
}
