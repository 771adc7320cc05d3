/** An attribute changes, step 6: the first screen. */
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { canContain, containsDevice } from '../../core/gate/device-scope.js'
import type { Device } from '../../core/resources/resources.js'
import type { BulkParts } from '../../element/bulk/bulk-bar.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { useAsyncModule } from '../../element/custom-element/use-async-module.js'
import { NavigationContext, useNavigation } from '../../element/frame/navigation-context.js'
import { OfferedScreen } from '../../element/frame/offered-screen.js'
import { useScreenStack } from '../../element/frame/use-inner-screen.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import { useIsAtLeast } from '../../element/hooks/use-is-at-least.js'
import { useCachedResource } from '../../element/hooks/use-query.js'
import { useTextsReady } from '../../element/hooks/use-texts-ready.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { createAsyncModule } from '../../element/loading/async-module.js'
import { RowAction } from '../../ui/list/row-action.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { useTemperatureUnit } from '../climate/use-temperature-unit.js'
import { deviceQuery } from '../device/data/queries.js'
import { MissingDevice } from '../device/missing-device.js'
import { ListedDevicesContext } from '../issues/listed-devices.js'
import { DeviceDetails, usePreloadDeviceDetails } from './details/device-details.js'
import { DeviceTable } from './device-table.js'
import { type DeviceListOptions, type DeviceTableProps, PANES_WIDTH } from './device-table-options.js'
import { Panes } from './panes.js'
import { useDeviceTable } from './use-device-table.js'

const rowControl = createAsyncModule(() => import('./row-actions/row-control.js').then(({ RowControl }) => RowControl))

/** Returns the controls of the rows, if enabled. Their space is reserved while they load. */
function useRowControl(
  isEnabled: boolean,
  unit: TemperatureUnit
): ((device: Device, tabIndex: 0 | -1) => ReactNode) | undefined {
  const { controller } = useElement()
  const { loaded } = useAsyncModule(rowControl, undefined, { isEnabled, controller })
  // With its texts, so that all rows render together.
  const Control = useTextsReady(isEnabled) ? loaded : undefined
  return useMemo(() => {
    if (!isEnabled) return undefined
    return (device, tabIndex) => (
      <RowAction isWide>{Control && <Control device={device} unit={unit} tabIndex={tabIndex} />}</RowAction>
    )
  }, [isEnabled, unit, Control])
}

const DeviceBulk = lazyPart(() => import('./bulk/device-bulk.js').then(({ DeviceBulk: part }) => part))

interface Props extends DeviceListOptions, DeviceTableProps {
  readonly rowActions?: boolean
}

/** Returns `true` outside fields, forms and dialogs, which handle Escape themselves. */
const isPlain = (target: EventTarget): boolean =>
  target instanceof Element && !target.closest('input, select, form, dialog')

/** The device table, with the details of its devices. */
export function DeviceTableScreen(props: Props) {
  const { device: texts } = useTexts()
  const [openedId, setOpenedId] = useControllableId('openedDeviceId')
  const { opened, left, open, close, wrap } = useScreenStack(openedId, setOpenedId, String)
  const device = useCachedResource(opened === undefined ? undefined : deviceQuery(opened))
  const state = useDeviceTable(props)
  const [unit] = useTemperatureUnit(undefined)
  const renderAction = useRowControl(!!props.rowActions, unit)
  const [parts, setParts] = useState<BulkParts<Device>>({})
  const { store, table, devices, status } = state
  usePreloadDeviceDetails(devices)
  const hasPanes = useIsAtLeast(PANES_WIDTH) && props.details !== 'screen'
  const navigation = useNavigation()

  const isOffered = device ? containsDevice(props, device) && table.isListed(device) : canContain(props, opened)
  const details = opened !== undefined && (
    <ListedDevicesContext value={{ devices: table.listed, status }}>
      <OfferedScreen
        key={opened}
        isOffered={isOffered}
        notFound={texts.notFound}
        missing={<MissingDevice deviceId={opened} />}
      >
        <DeviceDetails deviceId={opened} />
      </OfferedScreen>
    </ListedDevicesContext>
  )
  const list = (
    <>
      <DeviceTable
        state={state}
        unit={unit}
        left={left}
        renderAction={renderAction}
        {...parts}
        display={props}
        current={hasPanes ? opened : undefined}
        onOpen={hasPanes ? setOpenedId : open}
      />
      {props.selectable && (
        <DeviceBulk
          selection={store.selection}
          items={devices}
          listed={table.listed}
          rows={table.rows}
          isComplete={status.isComplete}
          onParts={setParts}
        />
      )}
    </>
  )
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !isPlain(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const isAside = hasPanes && Boolean(details)
  return (
    <Panes
      isAside={isAside}
      list={
        (isAside || !details) && (
          <NavigationContext
            value={{
              ...navigation,
              isAside,
              autoFocusTitle: navigation.autoFocusTitle || (!hasPanes && left !== undefined)
            }}
          >
            {list}
          </NavigationContext>
        )
      }
      details={details && wrap(details, isAside)}
      onKeyDown={isAside ? closeOnEscape : undefined}
    />
  )
}
