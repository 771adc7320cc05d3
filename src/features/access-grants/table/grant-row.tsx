import type { Device, Space } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_TABLE } from '../../../messages/access-grant-table/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Status } from '../../../ui/feedback/status.js'
import { TriangleAlert } from '../../../ui/icons.js'
import { ListRow } from '../../../ui/list/list-row.js'
import { GrantStatus } from '../grant-status.js'
import { PollPreparing } from '../poll-preparing.js'
import { grantName, grantZone, WAY_MODES, wayMode } from '../rules/access-grant.js'
import { isBeingPrepared } from '../rules/access-grant-state.js'
import type { GrantRow } from '../rules/grant-sections.js'
import { useGrantTimes } from '../use-grant-texts.js'
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
}

/** Number of places that are named. */
const NAMED = 2

/** Content of a row: name, places, times, ways in and state. */
export function GrantRowContent({ row, spaces, locks, placeNames, rendered }: Props) {
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_TABLE)
  const { general } = useTexts()
  const { grant, methods, state, hasFailed } = row
  useIsRendered(rendered, grant.access_grant_id)
  useMethodEvents(grant.access_grant_id, methods)
  const times = useGrantTimes()
  const { locale } = useElement()
  const more = placeNames.length - NAMED
  const where = general.facts(placeNames.slice(0, NAMED), ', ')
  const when = times(grant, grantZone(spaces[0], locks[0]))
  const name = grantName(grant) ?? grantTexts.unnamed
  const modes = WAY_MODES.filter((mode) => methods?.some((method) => wayMode(method) === mode))
  const ways = new Intl.ListFormat(locale).format(modes.map((mode) => grantTexts.modes[mode]))
  const words = state ? grantTexts.states[state] : hasFailed && texts.stateFailed
  const places = more > 0 ? `${where} ${texts.more(more)}` : where
  // The visible content has several columns and icons.
  const spoken = [name, places, when, ways, words].filter(Boolean).join(', ')
  return (
    <ListRow
      title={<bdi aria-hidden>{name}</bdi>}
      subtitle={
        <span className="grant-facts" aria-hidden>
          {/* The line is there before the names are. */}
          <bdi>
            {where || '\u00a0'}
            {more > 0 && ` ${texts.more(more)}`}
          </bdi>
          <span>{when}</span>
        </span>
      }
      trailing={
        <span className="contents" aria-hidden>
          <span className="inline">
            {modes.map((mode) => {
              const Icon = WAY_ICONS[mode]
              return <Status key={mode} icon={<Icon />} quiet={grantTexts.modes[mode]} />
            })}
          </span>
          {isBeingPrepared(state) && <PollPreparing accessGrantId={grant.access_grant_id} />}
          {state && <GrantStatus state={state} />}
          {!state && hasFailed && <Status icon={<TriangleAlert />} tone="warning" quiet={texts.stateFailed} />}
        </span>
      }
      end={<span className="unseen">{spoken}</span>}
      dimmed={state === 'removing' || state === 'ended'}
    />
  )
}

/** Searchable texts of an access grant, without the names of its places. */
export const searchedTexts = ({ grant, methods, codes }: GrantRow): readonly (string | undefined)[] => [
  grantName(grant),
  parseString(grant.reservation_key),
  ...[...(methods ?? []), ...(codes ?? [])].map(({ code }) => parseString(code))
]
