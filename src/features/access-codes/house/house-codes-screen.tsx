import { type ReactNode, useCallback, useRef, useState } from 'react'
import { AccessCodeClickEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { lazyScreen } from '../../../element/loading/lazy-screen.js'
import { useManageMessages, withManageMessages } from '../../../element/loading/later-texts.js'
import { useOpenedId } from '../../../element/hooks/use-opened-id.js'
import { useKnown, useResources } from '../../../element/hooks/use-query.js'
import { useScreenChange } from '../../../element/hooks/use-screen-change.js'
import { useTypedSearch } from '../../../element/hooks/use-typed-search.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import { type CodeGroup, isFoundInside, type LockCode } from '../rules/house-codes.js'
import { lockOfOpened } from '../rules/opened-house-code.js'
import { accessCodeQuery } from '../data/access-code-queries.js'
import { deviceListQuery } from '../../device/data/queries.js'
import { UNASKED } from '../../../core/session/session-state.js'
import { Banner } from '../../../ui/feedback/banner.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TriangleAlert } from '../../../ui/icons.js'
import type { ListMemory } from '../../../ui/list/list.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { TableScreen } from '../../../element/table/table-screen.js'
import { useFolds } from '../../../element/table/use-folds.js'
import { useInnerScreens } from '../../../element/frame/use-inner-screen.js'
import type { AccessCodeComparator, AccessCodeFilter } from '../table/use-access-code-rows.js'
import { MissingCode } from '../details/missing-code.js'
import { CodeGroupCodes } from './code-group-codes.js'
import { CodeGroupRow } from './code-group-row.js'
import css from './house-codes.css'
import { useAddCodes } from './use-add-codes.js'
import { useCodeGroups } from './use-code-groups.js'
import { useCodesChange } from './use-codes-change.js'
import { useHouseCodes } from './use-house-codes.js'
import { useNewCode } from './use-new-code.js'

registerStyles(css)

const AccessCodeDetails = lazyScreen(() =>
  import('../details/access-code-details.js').then(({ AccessCodeDetails: screen }) => screen)
)
const AccessCodeForm = lazyScreen(() =>
  import('../form/access-code-form-screen.js').then(({ AccessCodeFormScreen: screen }) => screen)
)

interface Props {
  readonly deviceIds?: readonly string[] | undefined
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly heading?: string | undefined
  readonly accessCodeFilter?: AccessCodeFilter | undefined
  readonly accessCodeComparator?: AccessCodeComparator | undefined
}

const keyOf = (group: CodeGroup): string => group.key
const idsOf = (group: CodeGroup): string[] => group.codes.map(({ code }) => code.access_code_id)

/** The codes of all locks, person by person or lock by lock. */
export const HouseCodesScreen = withManageMessages(function HouseCodesScreen(props: Props) {
  const { deviceIds, disableSearch = false, dense, heading, accessCodeFilter, accessCodeComparator } = props
  useShownScreen('access-code-table')
  const { controller } = useElement()
  const messages = useMessages()
  const { accessCodeTable: texts, general } = messages
  const { house } = useManageMessages()
  const [grouping, setGrouping] = useState<'person' | 'lock'>('person')
  const isByLock = grouping === 'lock'
  const [search, setSearch] = useState('')
  const searched = disableSearch ? '' : search
  useTypedSearch('accessCodeFilter', searched)
  // By a code of it: what the group is called may change.
  const { toggled, put } = useFolds(searched)
  const isToggled = ({ codes: those }: CodeGroup): boolean => those.some(({ code }) => toggled.has(code.access_code_id))
  // What is found inside can be seen, unless a person folds it away.
  const isOpen = (group: CodeGroup): boolean => isFoundInside(group, search, isByLock) !== isToggled(group)
  const { newOn, again, makeOn, makeAgain, leave, place: placeNew } = useNewCode()
  const memory = useRef<ListMemory>(null)
  const [openedId, setOpenedId] = useOpenedId('openedAccessCodeId')
  const { opened, left, open, place } = useInnerScreens(openedId, setOpenedId, String)
  const known = useKnown(opened === undefined ? undefined : accessCodeQuery(opened))
  const [openedFrom, setOpenedFrom] = useState<string>()
  const isListShown = opened === undefined && newOn === undefined
  useScreenChange(isListShown ? 'access-code-table' : undefined)

  const { resources: devices, standing } = useResources(deviceListQuery({ deviceIds }))
  const { codes, answered, failed, count, isSettled, retry } = useHouseCodes(devices)
  const { listed, takes, found } = useCodeGroups(codes, {
    isByLock,
    search: searched,
    accessCodeFilter,
    accessCodeComparator
  })
  const { can, ask, shown: change } = useCodesChange(codes)
  const add = useAddCodes(devices, makeOn)
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
    isOpen(group) && <CodeGroupCodes {...{ group, isByLock, can, ask }} onOpen={(each) => openDetails(group, each)} />

  function details(accessCodeId: string): ReactNode {
    const lock = lockOfOpened(accessCodeId, known, {
      deviceIds,
      devices,
      codes: listed,
      hasAllDevices: standing.isComplete,
      hasAllCodes: isSettled,
      takes
    })
    if (lock === 'unlisted') return <MissingCode accessCodeId={accessCodeId} deviceId={undefined} />
    return (
      <AccessCodeDetails
        accessCodeId={accessCodeId}
        onAgain={makeAgain}
        deviceId={lock?.device_id}
        awaited={lock ? undefined : standing}
      />
    )
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
      returnsTo={left === undefined ? undefined : openedFrom}
      memory={memory}
      itemKey={keyOf}
      renderRow={renderRow}
      isExpanded={isOpen}
      below={below}
      onPress={(group) => put(idsOf(group).slice(0, isToggled(group) ? undefined : 1), !isToggled(group))}
    />
  )

  if (newOn !== undefined) return placeNew(<AccessCodeForm deviceId={newOn} again={again} onSaved={leave} />)
  return placeNew(place(opened === undefined ? list() : details(opened)))
})
