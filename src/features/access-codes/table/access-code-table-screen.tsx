import { type ReactNode, useCallback, useRef, useState } from 'react'
import { AccessCodeClickEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { lazyPart } from '../../../element/loading/lazy-part.js'
import { lazyScreen } from '../../../element/loading/lazy-screen.js'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import { useOpenedId } from '../../../element/hooks/use-opened-id.js'
import { type QueryStanding, useKnown, useResource, useResources } from '../../../element/hooks/use-query.js'
import { useScreenChange } from '../../../element/hooks/use-screen-change.js'
import { useTypedSearch } from '../../../element/hooks/use-typed-search.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { shownCode } from '../rules/shown-code.js'
import { text } from '../../../core/values/value.js'
import { accessCodeQuery } from '../data/access-code-queries.js'
import { accessCodeListQuery, deviceQuery } from '../../device/data/queries.js'
import { UNASKED } from '../../../core/session/session-state.js'
import type { ListMemory } from '../../../ui/list/list.js'
import { isMissing, ResourceScreen } from '../../../element/frame/resource-screen.js'
import { StandingBanner } from '../../../element/frame/standing-banner.js'
import { useInnerScreens } from '../../../element/frame/use-inner-screen.js'
import { useSelection } from '../../../element/table/use-selection.js'
import type { CodeAgain } from '../deletion/deleted-code.js'
import { MissingCode } from '../details/missing-code.js'
import { AccessCodeTable, type Left } from './access-code-table.js'
import { type AccessCodeComparator, type AccessCodeFilter, useAccessCodeRows } from './use-access-code-rows.js'

const AccessCodeDetails = lazyScreen(() =>
  import('../details/access-code-details.js').then(({ AccessCodeDetails: screen }) => screen)
)
const AccessCodeForm = lazyScreen(() =>
  import('../form/access-code-form-screen.js').then(({ AccessCodeFormScreen: screen }) => screen)
)
const CodeBulk = lazyPart(() => import('../bulk/code-bulk.js').then(({ CodeBulk: part }) => part))

interface Props {
  readonly deviceId?: string | undefined
  /** The locks whose codes are listed together; all without it. Of no use where there is a device. */
  readonly deviceIds?: readonly string[] | undefined
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly selectable?: boolean | undefined
  readonly heading?: string | undefined
  readonly accessCodeFilter?: AccessCodeFilter | undefined
  readonly accessCodeComparator?: AccessCodeComparator | undefined
}

interface DeviceProps extends Props {
  readonly deviceId: string
  readonly device: Device | undefined
  readonly deviceStanding: QueryStanding
}

interface Opened extends Left {
  readonly screen: 'details' | 'form'
  /** The deleted code as which a new one is to be. */
  readonly again?: CodeAgain
}

const HouseCodes = lazyScreen(() =>
  import('../house/house-codes-screen.js').then(({ HouseCodesScreen: screen }) => screen)
)

const NONE: readonly AccessCode[] = []

const idOf = (code: AccessCode): string => code.access_code_id
const keyOf = ({ screen, id, again }: Opened): string => `${screen} ${id} ${again?.code.access_code_id}`

/** The details that the host, or the person, has opened, else the form. */
function openedOf(id: string | undefined, own: Opened | undefined): Opened | undefined {
  if (id === undefined) return own?.screen === 'form' ? own : undefined
  return own?.screen === 'details' && own.id === id ? own : { screen: 'details', id, isNew: false, next: [] }
}

function DeviceCodes(props: DeviceProps) {
  const { deviceId, device, deviceStanding, disableSearch = false, dense, selectable, heading } = props
  const { controller } = useElement()
  const { accessCode: codeTexts, device: texts } = useMessages()
  const nameOf = useCallback(
    (code: AccessCode) => shownCode(code, device).name ?? codeTexts.unnamed,
    [device, codeTexts]
  )
  const [search, setSearch] = useState('')
  useTypedSearch('accessCodeFilter', disableSearch ? '' : search)
  const memory = useRef<ListMemory>(null)
  const [openedId, setOpenedId] = useOpenedId('openedAccessCodeId')
  const [own, setOwn] = useState<Opened>()
  const { opened, left, open, close, place } = useInnerScreens(openedOf(openedId, own), setOpened, keyOf)
  const code = useKnown(opened?.id === undefined ? undefined : accessCodeQuery(opened.id))
  useScreenChange(opened ? undefined : 'access-code-table', { deviceId })
  const { resources, standing } = useResources(accessCodeListQuery(deviceId))

  const isFailing = ({ error, failureCount }: QueryStanding): boolean => error !== undefined || failureCount > 0
  // Rows speak of the device, and of times in its zone: they wait for it, as long as it can be loaded.
  const isReady = device !== undefined || isFailing(deviceStanding)
  const codes = isReady ? resources : NONE
  const { accessCodeFilter, accessCodeComparator } = props
  const found = useAccessCodeRows(codes, device, disableSearch ? '' : search, accessCodeFilter, accessCodeComparator)
  const { selection, before } = useSelection(found.rows, idOf, nameOf)
  const [outcome, setOutcome] = useState<(code: AccessCode) => ReactNode>()
  const isMounted = useIsMounted()
  const onOutcomes = useCallback((render: typeof outcome) => setOutcome(() => render), [])

  /** The option holds the code whose details are open, and nothing else. */
  function setOpened(next: Opened | undefined): void {
    setOwn(next)
    setOpenedId(next?.screen === 'details' ? next.id : undefined)
  }
  function openCode(screen: Opened['screen'], { access_code_id: id }: AccessCode): void {
    const ids = found.rows.map(({ access_code_id }) => access_code_id)
    open({ screen, id, isNew: false, next: ids.slice(ids.indexOf(id) + 1) })
  }

  function makeAgain(again: CodeAgain): boolean {
    if (!isMounted.current || opened?.screen === 'form') return false
    open({ screen: 'form', id: undefined, isNew: true, next: [], again })
    return true
  }

  if (opened) {
    const about = { deviceId, accessCodeId: opened.id }
    if (opened.screen === 'form')
      return place(<AccessCodeForm {...about} again={opened.again} onSaved={(id) => close({ ...opened, id })} />)
    const owner = code && text(code.device_id)
    // One that does not say where it is has to be in the list.
    const isHere = owner === undefined ? resources.some((each) => idOf(each) === opened.id) : owner === deviceId
    if (code && (!found.isListed(code) || (!isHere && (owner !== undefined || standing.isComplete))))
      return place(<MissingCode {...about} />)
    return place(<AccessCodeDetails {...about} onAgain={makeAgain} awaited={code && !isHere ? standing : undefined} />)
  }
  return place(
    <>
      <AccessCodeTable
        deviceId={deviceId}
        device={device}
        codes={codes}
        found={found}
        heading={heading}
        dense={dense}
        standing={isReady ? standing : { ...UNASKED, isFetching: true, fetch: standing.fetch }}
        notice={!isFailing(standing) && <StandingBanner standing={deviceStanding} message={texts.loadFailed} />}
        search={disableSearch ? undefined : search}
        onSearch={setSearch}
        onView={(code) => controller.dispatch(new AccessCodeClickEvent(code)) && openCode('details', code)}
        onEdit={(code) => openCode('form', code)}
        onAgain={makeAgain}
        onAdd={() => open({ screen: 'form', id: undefined, isNew: true, next: [] })}
        left={left}
        memory={memory}
        before={selectable ? before : undefined}
        outcome={outcome}
      />
      {selectable && (
        <CodeBulk
          selection={selection}
          items={codes}
          listed={found.listed}
          rows={found.rows}
          isComplete={standing.isComplete && isReady}
          onOutcomes={onOutcomes}
        />
      )}
    </>
  )
}

function OneDevice(props: Props) {
  const { deviceId, heading } = props
  useShownScreen('access-code-table')
  const { accessCodeTable, device: texts } = useMessages()
  const { resource: device, standing } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const isMounted = deviceId !== undefined && !isMissing(standing, device !== undefined)
  useScreenChange(isMounted ? undefined : 'access-code-table', { deviceId })
  if (isMounted) {
    return <DeviceCodes key={deviceId} {...props} deviceId={deviceId} device={device} deviceStanding={standing} />
  }
  return (
    <ResourceScreen title={heading ?? accessCodeTable.heading} id={deviceId} resource={device} {...{ standing, texts }}>
      {() => null}
    </ResourceScreen>
  )
}

/** The access codes of a device, and the details or the form that is opened from there; without a device, those of all locks. */
export const AccessCodeTableScreen = (props: Props) =>
  props.deviceId === undefined ? <HouseCodes {...props} /> : <OneDevice {...props} />
