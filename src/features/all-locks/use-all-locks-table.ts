import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { useReportSearch } from '../../element/hooks/use-host-function.js'
import { useIsHeld } from '../../element/hooks/use-is-held.js'
import { useNow } from '../../element/hooks/use-now.js'
import { type QueryStatus, useResources } from '../../element/hooks/use-query.js'
import type { TableContent } from '../../element/table/table-content.js'
import { createTableStore, type TableStore, useTable } from '../../element/table/table-store.js'
import type { CodeGroup, LockCode } from '../access-codes/rules/all-locks-codes.js'
import { arrangeBySection, COLLAPSED_SECTIONS, type CodeSection } from '../access-codes/rules/code-sections.js'
import type { CodeListOptions } from '../access-codes/table/access-code-table-options.js'
import { deviceListQuery } from '../device/data/queries.js'
import type { CalendarState } from './calendar/calendar-state.js'
import { type AllLocksCodes, useAllLocksCodes } from './use-all-locks-codes.js'
import { type CodeGroups, useCodeGroups } from './use-code-groups.js'

/** How the codes are grouped. */
type AllLocksGrouping = 'person' | 'lock'

/** How the codes are shown: as rows or as a calendar. */
type AllLocksView = 'list' | 'calendar'

/** The codes of all locks and the visible part of them. */
export interface AllLocksTableState extends Omit<CodeGroups, 'input'> {
  readonly store: TableStore<CodeGroup, CodeSection>
  readonly table: TableContent<CodeGroup, CodeSection>
  readonly lockCodes: AllLocksCodes
  /** `true` once the codes of every lock are known or have failed. */
  readonly isComplete: boolean
  /** `true` while the known codes wait for those of other locks. */
  readonly isHeld: boolean
  readonly devices: readonly Device[]
  /** Status of the device list. */
  readonly status: QueryStatus
  readonly grouping: AllLocksGrouping
  setGrouping(grouping: AllLocksGrouping): void
  readonly view: AllLocksView
  setView(view: AllLocksView): void
  readonly calendar: CalendarState
  readonly setCalendar: Dispatch<SetStateAction<CalendarState>>
}

const keyOf = ({ key }: CodeGroup): string => key

const codesOf = ({ codes }: CodeGroup): readonly AccessCode[] => codes.map(({ code }) => code)

const NONE: readonly LockCode[] = []

/** Returns the table state for the codes of all locks. */
export function useAllLocksTable(options: CodeListOptions): AllLocksTableState {
  const [grouping, setGrouping] = useState<AllLocksGrouping>('person')
  const [view, setView] = useState<AllLocksView>('list')
  const [calendar, setCalendar] = useState<CalendarState>({})
  const [store] = useState(() => createTableStore<CodeGroup, CodeSection>(keyOf, COLLAPSED_SECTIONS))
  const { resources: devices, status } = useResources(deviceListQuery({ deviceIds: options.deviceIds }))
  const known = useAllLocksCodes(devices)
  const isComplete = status.isComplete && known.isSettled
  const isHeld = useIsHeld(status.ids !== undefined, isComplete)
  const lockCodes = isHeld ? { ...known, codes: NONE } : known
  const { input, ...groups } = useCodeGroups(lockCodes.codes, grouping === 'lock' && view === 'list', options)
  const now = useNow()
  // The order of the host wins, and locks have codes of every time.
  const hasSections = grouping === 'person' && view === 'list' && !options.accessCodeComparator
  // Kept while another view is shown, so that the sections of unchanged rows are not computed again.
  const arrange = useMemo(() => arrangeBySection(keyOf, codesOf, now), [now])
  const table = useTable(store, { ...input, arrange: hasSections ? arrange : undefined })
  useReportSearch('accessCodeFilter', table.search)
  return {
    store,
    table,
    lockCodes,
    isComplete,
    isHeld,
    ...groups,
    devices,
    status,
    grouping,
    setGrouping,
    view,
    setView,
    calendar,
    setCalendar
  }
}
