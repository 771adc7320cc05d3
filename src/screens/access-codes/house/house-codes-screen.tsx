import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { AccessCodeClickEvent } from '../../../element/events/access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { lazyScreen } from '../../../element/loading/lazy-screen.js'
import { useHostFunction, useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useManageMessages, withManageMessages } from '../../../element/loading/later-texts.js'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import { useOpenedId } from '../../../element/hooks/use-opened-id.js'
import { useKnown, useResources } from '../../../element/hooks/use-query.js'
import { useScreenChange } from '../../../element/hooks/use-screen-change.js'
import { useTypedSearch } from '../../../element/hooks/use-typed-search.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import { compareAccessCodes } from '../../../model/access-code-search.js'
import { hasAccessCodeIssue } from '../../../model/access-code-issues.js'
import { type CodeGroup, codesByLock, codesByPerson, compareCodeGroups, isFoundInside, type LockCode, matchesCodeGroup } from '../../../model/house-codes.js'
import { lockOfOpened } from '../../../model/opened-house-code.js'
import { asPromised } from '../../../model/promised.js'
import { text } from '../../../model/value.js'
import { accessCodeQuery } from '../../../store/access-code-queries.js'
import { deviceListQuery } from '../../../store/queries.js'
import { UNASKED } from '../../../store/session-state.js'
import { Banner } from '../../../ui/feedback/banner.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TriangleAlert } from '../../../ui/icons.js'
import type { ListMemory } from '../../../ui/list/list.js'
import { registerStyles } from '../../../ui/style/styles.js'
import type { ScreenProps } from '../../resource-screen.js'
import { TableScreen } from '../../table/table-screen.js'
import { useFolds } from '../../table/use-folds.js'
import { useOpened } from '../../table/use-opened.js'
import { useTableRows } from '../../table/use-table-rows.js'
import type { AccessCodeComparator, AccessCodeFilter } from '../table/use-access-code-rows.js'
import type { CodeAgain } from '../deletion/deleted-code.js'
import { MissingCode } from '../details/missing-code.js'
import { CodeGroupCodes } from './code-group-codes.js'
import { CodeGroupRow } from './code-group-row.js'
import css from './house-codes.css'
import { useAddCodes } from './use-add-codes.js'
import { useCodesChange } from './use-codes-change.js'
import { useHouseCodes } from './use-house-codes.js'

registerStyles(css)

const AccessCodeDetails = lazyScreen(() =>
  import('../details/access-code-details.js').then(({ AccessCodeDetails: screen }) => screen)
)
const AccessCodeForm = lazyScreen(() =>
  import('../form/access-code-form-screen.js').then(({ AccessCodeFormScreen: screen }) => screen)
)

interface Props extends ScreenProps {
  readonly deviceIds?: readonly string[] | undefined
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly heading?: string | undefined
  readonly accessCodeFilter?: AccessCodeFilter | undefined
  readonly accessCodeComparator?: AccessCodeComparator | undefined
}

const takesAll = (): boolean => true

const keyOf = (group: CodeGroup): string => group.key
const idsOf = (group: CodeGroup): string[] => group.codes.map(({ code }) => code.access_code_id)

/** The codes of all locks, person by person or lock by lock. */
export const HouseCodesScreen = withManageMessages(function HouseCodesScreen(props: Props) {
  const { deviceIds, disableSearch = false, dense, heading, accessCodeFilter, accessCodeComparator } = props
  const { onBack, takesFocus = false } = props
  useShownScreen('access-code-table')
  const { controller } = useElement()
  const messages = useMessages()
  const { accessCodeTable: texts, general } = messages
  const { house } = useManageMessages()
  const [grouping, setGrouping] = useState<'person' | 'lock'>('person')
  const isByLock = grouping === 'lock'
  const [search, setSearch] = useState('')
  useTypedSearch('accessCodeFilter', disableSearch ? '' : search)
  // By a code of it: what the group is called may change.
  const { toggled, put } = useFolds(disableSearch ? '' : search)
  const isToggled = ({ codes: those }: CodeGroup): boolean => those.some(({ code }) => toggled.has(code.access_code_id))
  // What is found inside can be seen, unless a person folds it away.
  const isOpen = (group: CodeGroup): boolean => isFoundInside(group, search, isByLock) !== isToggled(group)
  const [newOn, setNewOn] = useState<string>()
  const [again, setAgain] = useState<CodeAgain>()
  const isMounted = useIsMounted()
  const [hasReturned, setReturned] = useState(false)
  const memory = useRef<ListMemory>(null)
  const [openedId, setOpenedId] = useOpenedId('openedAccessCodeId')
  const { opened, left, takesFocus: takesFocusThere, open, close } = useOpened(openedId, setOpenedId, String)
  const known = useKnown(opened === undefined ? undefined : accessCodeQuery(opened))
  const [openedFrom, setOpenedFrom] = useState<string>()
  const isListShown = opened === undefined && newOn === undefined
  useScreenChange(isListShown ? 'access-code-table' : undefined)

  const { resources: devices, standing } = useResources(deviceListQuery({ deviceIds }))
  const { codes, answered, failed, count, isSettled, retry } = useHouseCodes(devices)
  const takes = useHostFunction(accessCodeFilter, takesAll, 'accessCodeFilter', Boolean)
  const listed = useMemo(() => codes.filter(({ code }) => takes(asPromised(code), '')), [codes, takes])
  const compare = useHostFunction(accessCodeComparator, compareAccessCodes, 'accessCodeComparator', Number)
  const matches = useCallback(
    (group: CodeGroup, typed: string) =>
      accessCodeFilter ? group.codes.some(({ code }) => takes(asPromised(code), typed)) : matchesCodeGroup(group, typed),
    [accessCodeFilter, takes]
  )
  const order = useCallback(
    (one: CodeGroup, other: CodeGroup) => {
      const [first, second] = [one.codes[0], other.codes[0]]
      return accessCodeComparator && first && second ? compare(asPromised(first.code), asPromised(second.code)) : compareCodeGroups(one, other)
    },
    [accessCodeComparator, compare]
  )
  const groups = useMemo(() => (isByLock ? codesByLock : codesByPerson)(listed), [isByLock, listed])
  const filters = useIssueFilters()
  const kinds = useMemo(
    () => [({ codes: those }: CodeGroup) => those.some(({ code }) => hasAccessCodeIssue(code, filters))],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- An object of these two.
    [filters.passesError, filters.passesWarning]
  )
  const found = useTableRows(groups, disableSearch ? '' : search, matches, order, kinds)
  const { can, ask, shown: change } = useCodesChange(codes)
  const add = useAddCodes(devices, setNewOn)
  const renderRow = useCallback((group: CodeGroup) => <CodeGroupRow group={group} isByLock={isByLock} />, [isByLock])

  const isComplete = standing.isComplete && isSettled
  const isTold = answered > 0 || isComplete || standing.error !== undefined || standing.failureCount > 0
  const progress = <p className="house-progress">{house.progress(answered, count)}</p>

  function openDetails({ key }: CodeGroup, { code }: LockCode): void {
    if (!controller.dispatch(new AccessCodeClickEvent(code))) return
    setOpenedFrom(key)
    open(code.access_code_id)
  }
  const below = (group: CodeGroup): ReactNode =>
    isOpen(group) && (
      <CodeGroupCodes
        {...{ group, isByLock, can, ask }}
        onOpen={(each) => openDetails(group, each)}
      />
    )

  function makeAgain(deleted: CodeAgain): boolean {
    if (!isMounted.current || newOn !== undefined) return false
    setAgain(deleted)
    setNewOn(text(deleted.code.device_id))
    return true
  }

  function form(deviceId: string): ReactNode {
    const leave = (): void => {
      setNewOn(undefined)
      setAgain(undefined)
      setReturned(true)
    }
    return <AccessCodeForm deviceId={deviceId} again={again} onBack={leave} onSaved={leave} takesFocus />
  }
  function details(accessCodeId: string): ReactNode {
    const lock = lockOfOpened(accessCodeId, known, {
      deviceIds,
      devices,
      codes: listed,
      hasAllDevices: standing.isComplete,
      hasAllCodes: isSettled,
      takes: (code) => takes(asPromised(code), '')
    })
    const place = { accessCodeId, onBack: () => close(), takesFocus: takesFocusThere }
    if (lock === 'unlisted') return <MissingCode {...place} deviceId={undefined} />
    return <AccessCodeDetails {...place} onAgain={makeAgain} deviceId={lock?.device_id} awaited={lock ? undefined : standing} />
  }
  const list = (): ReactNode => (
    <TableScreen
      texts={texts}
      heading={heading ?? house.heading}
      dense={dense}
      standing={isTold ? { ...standing, isComplete } : { ...UNASKED, isFetching: true, fetch: standing.fetch }}
      found={found}
      chips={[{ icon: <TriangleAlert />, words: texts.issues }]}
      search={disableSearch ? undefined : search}
      onSearch={setSearch}
      onBack={onBack}
      filters={
        <div className="house-choices">
          <Choice
            label={house.group}
            options={[
              { value: 'person', label: house.byPerson },
              { value: 'lock', label: house.byLock }
            ]}
            value={grouping}
            onChange={setGrouping}
          />
          {add.button}
        </div>
      }
      notice={
        <>
          {failed > 0 && <Banner message={house.failed(failed)} actionLabel={general.tryAgain} onAction={retry} />}
          {!isSettled && progress}
          {change}
          {add.shown}
        </>
      }
      noneLeft={failed > 0 && codes.length === 0 && progress}
      takesFocus={takesFocus || left !== undefined || hasReturned}
      returnsTo={left === undefined ? undefined : openedFrom}
      memory={memory}
      itemKey={keyOf}
      renderRow={renderRow}
      isExpanded={isOpen}
      below={below}
      onPress={(group) => put(idsOf(group).slice(0, isToggled(group) ? undefined : 1), !isToggled(group))}
    />
  )

  if (newOn !== undefined) return form(newOn)
  return opened === undefined ? list() : details(opened)
})
