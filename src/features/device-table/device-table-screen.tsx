import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { DeviceClickEvent } from './device-table-events.js'
import { lazyPart } from '../../element/loading/lazy-part.js'
import { lazyScreen } from '../../element/loading/lazy-screen.js'
import { useOpenedId } from '../../element/hooks/use-opened-id.js'
import { useKnown, useResources } from '../../element/hooks/use-query.js'
import { useScreenChange } from '../../element/hooks/use-screen-change.js'
import { useTypedSearch } from '../../element/hooks/use-typed-search.js'
import { useTemperatureUnit } from '../climate/use-temperature-unit.js'
import { useShownScreen } from '../../element/hooks/use-shown-screen.js'
import { deviceName } from '../device/rules/device.js'
import type { Device } from '../../core/resources/resources.js'
import type { DeviceView } from './rules/device-view.js'
import { deviceListQuery, deviceQuery } from '../device/data/queries.js'
import { UNASKED } from '../../core/session/session-state.js'
import { TriangleAlert, Unplug } from '../../ui/icons.js'
import type { ListHandle, ListMemory } from '../../ui/list/list.js'
import { TableScreen } from '../../element/table/table-screen.js'
import { ListedDevicesContext } from '../issues/listed-devices.js'
import { MissingDevice } from '../device/missing-device.js'
import { useInnerScreens } from '../../element/frame/use-inner-screen.js'
import { useSelection } from '../../element/table/use-selection.js'
import { DeviceRow } from './device-row.js'
import { useCauses } from './use-causes.js'
import { useRowControl } from './use-row-control.js'
import { type DeviceComparator, type DeviceFilter, useDeviceRows } from './use-device-rows.js'
import { useView } from './view/use-view.js'

const DeviceDetails = lazyScreen(() =>
  import('./details/device-details.js').then(({ DeviceDetails: screen }) => screen)
)
const DeviceBulk = lazyPart(() => import('./bulk/device-bulk.js').then(({ DeviceBulk: part }) => part))

interface Props {
  readonly deviceIds?: readonly string[] | undefined
  readonly connectedAccountIds?: readonly string[] | undefined
  readonly disableSearch?: boolean
  readonly dense?: boolean | undefined
  readonly selectable?: boolean | undefined
  readonly rowActions?: boolean
  readonly heading?: string | undefined
  readonly view?: DeviceView | undefined
  readonly deviceFilter?: DeviceFilter | undefined
  readonly deviceComparator?: DeviceComparator | undefined
}

/** Whether the host wants it among those that it has chosen, if any. */
const isOf = (chosen: readonly string[] | undefined, id: unknown): boolean =>
  !chosen || chosen.some((each) => each === id)

const keyOf = (device: Device): string => device.device_id

/** The device table, and the details of the device that is pressed in it. */
export function DeviceTableScreen(props: Props) {
  const { deviceIds, connectedAccountIds, disableSearch = false, dense, selectable, heading, view } = props
  const { deviceFilter, deviceComparator } = props
  useShownScreen('device-table')
  const { controller } = useElement()
  const { device: deviceTexts, deviceTable } = useMessages()
  const nameOf = useCallback((device: Device): string => deviceName(device) ?? deviceTexts.unnamed, [deviceTexts])
  const [search, setSearch] = useState('')
  useTypedSearch('deviceFilter', disableSearch ? '' : search)
  const [unit] = useTemperatureUnit(undefined)
  const draw = useCallback((device: Device) => <DeviceRow device={device} unit={unit} />, [unit])
  const renderAction = useRowControl(!!props.rowActions, unit)
  const memory = useRef<ListMemory>(null)
  const [openedId, setOpenedId] = useOpenedId('openedDeviceId')
  const { opened, left, open, place } = useInnerScreens(openedId, setOpenedId, String)
  useScreenChange(opened === undefined ? 'device-table' : undefined)
  const device = useKnown(opened === undefined ? undefined : deviceQuery(opened))
  const list = useRef<ListHandle>(null)
  const inView = useCallback(() => list.current?.keys() ?? [], [])
  const { resources, standing } = useResources(deviceListQuery({ deviceIds, connectedAccountIds }), inView)
  const caused = useCauses(useDeviceRows(resources, disableSearch ? '' : search, deviceFilter, deviceComparator))
  const viewed = useView(caused.found, view, deviceComparator !== undefined, search)
  const { found } = viewed
  const { selection, before } = useSelection(viewed.seen, keyOf, nameOf)
  const [outcome, setOutcome] = useState<(device: Device) => ReactNode>()
  const onOutcomes = useCallback((render: typeof outcome) => setOutcome(() => render), [])

  if (opened !== undefined) {
    const isOffered =
      isOf(deviceIds, opened) &&
      (!device || (isOf(connectedAccountIds, device.connected_account_id) && found.isListed(device)))
    const Details = isOffered ? DeviceDetails : MissingDevice
    return place(
      <ListedDevicesContext value={{ devices: found.listed, standing }}>
        <Details deviceId={opened} />
      </ListedDevicesContext>
    )
  }
  return place(
    <>
      <TableScreen
        texts={deviceTable}
        heading={heading}
        dense={dense}
        standing={viewed.isAwaited ? { ...UNASKED, isFetching: true, fetch: standing.fetch } : standing}
        found={found}
        actions={viewed.button}
        filters={viewed.choices}
        noneLeft={viewed.noneLeft}
        above={viewed.above}
        unfolded={viewed.unfolded}
        isFolded={viewed.isFolded}
        notice={caused.cards}
        chips={[
          { icon: <Unplug />, words: deviceTable.accountIssues },
          { icon: <TriangleAlert />, words: deviceTable.deviceIssues }
        ]}
        search={disableSearch ? undefined : search}
        onSearch={setSearch}
        returnsTo={left}
        list={list}
        memory={memory}
        itemKey={keyOf}
        renderRow={draw}
        renderAction={renderAction}
        onPress={(device) => controller.dispatch(new DeviceClickEvent(device)) && open(device.device_id)}
        before={selectable ? before : undefined}
        below={outcome}
      />
      {selectable && (
        <DeviceBulk
          selection={selection}
          items={resources}
          listed={found.listed}
          rows={found.rows}
          isComplete={standing.isComplete}
          onOutcomes={onOutcomes}
        />
      )}
    </>
  )
}
