import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useFollowMany } from '../../element/hooks/use-follow-many.js'
import { type QueryStatus, useResource, useResources } from '../../element/hooks/use-query.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { accessCodes, type Table } from '../../core/resources/resource-kind.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { readInstant } from '../../core/values/read-instant.js'
import { displayZone, localZone } from '../../core/values/time-zone.js'
import type { ListHandle, ListMemory } from '../../ui/list/list.js'
import { deviceListQuery, deviceQuery } from '../device/data/queries.js'
import type { ActivityOptions } from './activity-options.js'
import { eventCodesQueries } from './data/activity-queries.js'
import { type ActivityRow, activityRows, createDayOf } from './rules/activity-rows.js'
import type { EventKind } from './rules/event-kind.js'
import { readOccurrence } from './rules/occurrence.js'
import { type ReadLog, useActivityLog } from './use-activity-log.js'

/** What of the activity a person has chosen. */
export interface ActivityChoice {
  readonly kind?: EventKind | undefined
  readonly deviceId?: string | undefined
}

/** How far the list is scrolled, and what is open in it: it stays while other screens are shown. */
interface ListPlace {
  readonly list: RefObject<ListHandle | null>
  readonly memory: RefObject<ListMemory | null>
  /** Notes whether nothing is read that new rows would move. */
  readonly noteTop: (isAtTop: boolean) => void
}

/** All that is known of what happened. */
export interface ActivityState {
  readonly log: ReadLog
  readonly rows: readonly ActivityRow[]
  readonly devices: readonly Device[]
  readonly devicesStatus: QueryStatus
  readonly codes: Table<AccessCode>
  readonly deviceOf: (id: string | undefined) => Device | undefined
  readonly zoneOf: (deviceId: string | undefined) => string
  readonly choice: ActivityChoice
  readonly choose: (choice: ActivityChoice) => void
  readonly expanded: ReadonlySet<string>
  readonly toggle: (key: string) => void
  readonly place: ListPlace
}

const NONE: ReadonlySet<string> = new Set()
/** How many lists of codes are asked for at once. */
const LISTS_AT_ONCE = 2

/** The devices whose names and zones are needed. */
function useDevices({ deviceId, deviceIds }: ActivityOptions) {
  const one = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const many = useResources(deviceId === undefined ? deviceListQuery({ deviceIds }) : undefined)
  const devices = useMemo(
    () => (deviceId === undefined ? many.resources : one.resource ? [one.resource] : []),
    [deviceId, many.resources, one.resource]
  )
  const byId = useMemo(() => new Map(devices.map((device) => [device.device_id, device])), [devices])
  return { devices, byId, status: deviceId === undefined ? many.status : one.status }
}

/** Reads what happened at the devices that the host wants shown, as a person has chosen it. */
export function useActivity(options: ActivityOptions): ActivityState {
  const { deviceId, deviceIds, since } = options
  const [choice, setChoice] = useState<ActivityChoice>({})
  const [expanded, setExpanded] = useState(NONE)
  const isAtTop = useRef(true)
  const list = useRef<ListHandle>(null)
  const memory = useRef<ListMemory>(null)
  const { devices, byId, status: devicesStatus } = useDevices(options)

  const chosen = choice.deviceId ?? deviceId
  const ids = chosen === undefined ? deviceIds : [chosen]
  const kinds = choice.kind ? [choice.kind] : options.kinds
  const filter = { deviceIds: ids, kinds, since: readInstant(since) }
  const log = useActivityLog(ids?.length === 0 ? undefined : filter, () => !isAtTop.current)

  const { events } = log
  const deviceOf = useCallback((id: string | undefined) => byId.get(id ?? ''), [byId])
  const zoneOf = useMemo(() => {
    const here = localZone()
    const zones = new Map([...byId].map(([id, device]) => [id, displayZone(device)]))
    return (id: string | undefined) => zones.get(id ?? '') ?? here
  }, [byId])
  const kindsKey = kinds?.join()
  const [dayOf] = useState(createDayOf)
  const rows = useMemo(() => {
    const wanted = kindsKey?.split(',')
    const shown = wanted ? events.filter((event) => wanted.includes(readOccurrence(event).kind)) : events
    return activityRows(shown, zoneOf, dayOf)
  }, [events, kindsKey, zoneOf, dayOf])

  const codeIds = useMemo(() => [...new Set(events.flatMap((event) => readOccurrence(event).codeId ?? []))], [events])
  useFollowMany(
    useMemo(() => eventCodesQueries(codeIds), [codeIds]),
    LISTS_AT_ONCE
  )
  const codes = useSessionState(({ shown }) => accessCodes.select(shown))

  return {
    log,
    rows,
    devices,
    devicesStatus,
    deviceOf,
    codes,
    zoneOf,
    choice,
    choose(next) {
      memory.current = null
      isAtTop.current = true
      setExpanded(NONE)
      setChoice(next)
    },
    expanded,
    toggle(key) {
      const next = new Set(expanded)
      if (!next.delete(key)) next.add(key)
      setExpanded(next)
    },
    place: {
      list,
      memory,
      noteTop(isTop) {
        isAtTop.current = isTop
      }
    }
  }
}
