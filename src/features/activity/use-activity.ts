import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { accessCodes, type Table } from '../../core/resources/resource-kind.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { parseInstant } from '../../core/values/parse-instant.js'
import { localZone } from '../../core/values/time-zone.js'
import { useQueries } from '../../element/hooks/use-queries.js'
import { type QueryStatus, useResource, useResources } from '../../element/hooks/use-query.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import type { ListHandle } from '../../ui/list/list.js'
import type { ListMemory } from '../../ui/list/row-window.js'
import { deviceListQuery, deviceQuery } from '../device/data/queries.js'
import type { ActivityOptions } from './activity-options.js'
import { type ActivityFilter, eventCodesQueries } from './data/activity-queries.js'
import { type ActivityRow, createActivityRows } from './rules/activity-rows.js'
import type { EventKind } from './rules/event-kind.js'
import { type ReadLog, useActivityLog } from './use-activity-log.js'

/** Devices whose names are shown. */
interface ActivityDevices {
  readonly devices: readonly Device[]
  readonly devicesStatus: QueryStatus
  readonly deviceOf: (id: string | undefined) => Device | undefined
}

function useActivityDevices({ deviceId, deviceIds }: ActivityOptions): ActivityDevices {
  const single = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const many = useResources(deviceId === undefined ? deviceListQuery({ deviceIds }) : undefined)
  const devices = useMemo(
    () => (deviceId === undefined ? many.resources : single.resource ? [single.resource] : []),
    [deviceId, many.resources, single.resource]
  )
  const byId = useMemo(() => new Map(devices.map((device) => [device.device_id, device])), [devices])
  const deviceOf = useCallback((id: string | undefined) => byId.get(id ?? ''), [byId])
  return { devices, devicesStatus: deviceId === undefined ? many.status : single.status, deviceOf }
}

export interface ActivityFilters {
  readonly kind?: EventKind | undefined
  readonly deviceId?: string | undefined
}

/** Scroll position and expanded rows, which stay while other screens are shown. */
interface ListPlace {
  readonly list: RefObject<ListHandle | null>
  readonly memory: RefObject<ListMemory | null>
  /** Records if new rows would move nothing that is being read. */
  readonly noteTop: (isAtTop: boolean) => void
}

export interface ActivityState extends ActivityDevices {
  readonly log: ReadLog
  /** Filters of the log: the options of the host and the filters of the user. */
  readonly filter: ActivityFilter
  /** `true` if the host wants no device or no kind to be shown. */
  readonly isEmpty: boolean
  /** Time zone of the user, in which days and times are shown. */
  readonly zone: string
  readonly rows: readonly ActivityRow[]
  readonly codes: Table<AccessCode>
  readonly choice: ActivityFilters
  readonly choose: (choice: ActivityFilters) => void
  readonly expanded: ReadonlySet<string>
  readonly toggle: (key: string) => void
  readonly place: ListPlace
}

const NONE: ReadonlySet<string> = new Set()
const NO_CODES: readonly string[] = []

/** Loads the events for the options of the host and the filters of the user. */
export function useActivity(options: ActivityOptions): ActivityState {
  const { deviceId, deviceIds, accessCodeId, since } = options
  const [choice, setChoice] = useState<ActivityFilters>({})
  const [expanded, setExpanded] = useState(NONE)
  const isAtTop = useRef(true)
  const list = useRef<ListHandle>(null)
  const memory = useRef<ListMemory>(null)
  const known = useActivityDevices(options)

  const chosen = choice.deviceId ?? deviceId
  const ids = chosen === undefined ? deviceIds : [chosen]
  const kinds = choice.kind ? [choice.kind] : options.kinds
  const filter = { deviceIds: ids, accessCodeId, kinds, since: parseInstant(since) }
  const isEmpty = ids?.length === 0 || kinds?.length === 0
  const log = useActivityLog(isEmpty ? undefined : filter, () => !isAtTop.current)

  const { events } = log
  const kindsKey = kinds?.join()
  const zone = localZone()
  const toRows = useMemo(
    () => createActivityRows(zone, kindsKey?.split(','), accessCodeId),
    [zone, kindsKey, accessCodeId]
  )
  const { rows, codeIds } = useMemo(() => toRows(events), [events, toRows])
  // The code of the option is requested with its own query.
  const otherCodeIds = accessCodeId === undefined ? codeIds : NO_CODES
  useQueries(useMemo(() => eventCodesQueries(otherCodeIds), [otherCodeIds]))
  const codes = useSessionState(({ shown }) => accessCodes.select(shown))

  return {
    log,
    filter,
    isEmpty,
    zone,
    rows,
    codes,
    ...known,
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
