import { useMemo, useRef, useState } from 'react'
import { canContain } from '../../core/gate/device-scope.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { usePreload } from '../../element/lazy/use-preload.js'
import { useTextsReady } from '../../element/hooks/use-texts-ready.js'
import { AccessCodeClickEvent } from '../access-codes/access-code-events.js'
import { AccessCodeDetails } from '../access-codes/details/lazy-access-code-details.js'
import { MissingDevice } from '../device/missing-device.js'
import { DeviceClickEvent } from '../device-table/device-table-events.js'
import { DeviceDetails, usePreloadDeviceDetails } from '../device-table/details/device-details.js'
import { DeviceTableScreen } from '../device-table/device-table-screen.js'
import type { DeviceView } from '../device-table/rules/device-view.js'
import { ListedDevicesContext } from '../issues/listed-devices.js'
import { Overview } from './overview.js'
import { OverviewPlaceholder } from './overview-placeholder.js'
import { type OverviewNavigation, OverviewNavigationContext } from './overview-navigation.js'
import { useOverview } from './use-overview.js'
import { type OpenedScreen, useOverviewScreens } from './use-overview-screens.js'

const NEXT_SCREENS = [AccessCodeDetails]

interface Props {
  readonly deviceIds?: readonly string[] | undefined
  readonly heading?: string | undefined
  readonly view?: DeviceView | undefined
}

function Content({ deviceIds, heading, view }: Props) {
  const { controller } = useElement()
  const { opened, left, open, wrap } = useOverviewScreens(view)
  const [from, setFrom] = useState<string>()
  const leading = useRef(new Map<string, HTMLButtonElement>())
  const [expandedKinds, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const state = useOverview(deviceIds)
  const listed = useMemo(() => ({ devices: state.devices, status: state.status }), [state.devices, state.status])

  usePreloadDeviceDetails(state.devices)
  usePreload(NEXT_SCREENS)

  function lead(key: string, next: OpenedScreen): void {
    setFrom(key)
    open(next)
  }
  const navigation: OverviewNavigation = {
    openDevice(key, device) {
      if (controller.dispatch(new DeviceClickEvent(device))) lead(key, { kind: 'device', id: device.device_id })
    },
    openCode(key, code) {
      if (controller.dispatch(new AccessCodeClickEvent(code))) lead(key, { kind: 'code', id: code.access_code_id })
    },
    openTable: (key, filter) => lead(key, { kind: 'table', ...(filter && { view: { filter } }) }),
    hold: (key) => (button) => {
      if (button) leading.current.set(key, button)
      return () => void leading.current.delete(key)
    },
    focus: (key) => leading.current.get(key)?.focus(),
    isUnfolded: (kind) => expandedKinds.has(kind),
    toggle(kind) {
      const next = new Set(expandedKinds)
      if (!next.delete(kind)) next.add(kind)
      setUnfolded(next)
    }
  }
  function shown() {
    switch (opened?.kind) {
      case 'table':
        return <DeviceTableScreen deviceIds={deviceIds} view={opened.view} />
      case 'device': {
        const Details = canContain({ deviceIds }, opened.id) ? DeviceDetails : MissingDevice
        return <Details deviceId={opened.id} />
      }
      case 'code':
        return <AccessCodeDetails accessCodeId={opened.id} />
      default:
        return <Overview {...{ state, deviceIds, heading }} returnsTo={left && from} />
    }
  }
  return wrap(
    <ListedDevicesContext value={listed}>
      <OverviewNavigationContext value={navigation}>{shown()}</OverviewNavigationContext>
    </ListedDevicesContext>
  )
}

/** The overview, and the table, devices and codes that it opens. */
export const OverviewScreen = (props: Props) =>
  useTextsReady() ? <Content {...props} /> : <OverviewPlaceholder heading={props.heading} />
