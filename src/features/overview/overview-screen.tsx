import { useEffect, useMemo, useRef, useState } from 'react'
import { canContain } from '../../core/gate/device-scope.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { OfferedScreen } from '../../element/frame/offered-screen.js'
import { type ScreenStack, useScreenStack } from '../../element/frame/use-inner-screen.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import { useTextsReady } from '../../element/hooks/use-texts-ready.js'
import { usePreload } from '../../element/lazy/use-preload.js'
import { AccessCodeClickEvent } from '../access-codes/access-code-events.js'
import { AccessCodeDetails } from '../access-codes/details/lazy-access-code-details.js'
import { ShowUseContext } from '../access-codes/use/show-use.js'
import { DeviceClickEvent } from '../device/device-events.js'
import { MissingDevice } from '../device/missing-device.js'
import { DeviceDetails, usePreloadDeviceDetails } from '../device-table/details/device-details.js'
import type { ViewChangeEvent } from '../device-table/device-table-events.js'
import { DeviceTableScreen } from '../device-table/device-table-screen.js'
import type { DeviceView } from '../device-table/rules/device-view.js'
import { ListedDevicesContext } from '../issues/listed-devices.js'
import { Overview } from './overview.js'
import { type OverviewNavigation, OverviewNavigationContext } from './overview-navigation.js'
import { OverviewPlaceholder } from './overview-placeholder.js'
import { useOverview } from './use-overview.js'

const NEXT_SCREENS = [AccessCodeDetails]

/** Screen that is open in place of the overview: the table of its devices, a device or an access code. */
type OpenedScreen =
  | { readonly kind: 'table'; readonly view?: DeviceView | undefined }
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'code'; readonly id: string }

const keyOf = (opened: OpenedScreen): string => (opened.kind === 'table' ? 'table' : `${opened.kind} ${opened.id}`)

/**
 * Navigation between the overview and its table, devices and codes. The host and the user can both open a device, and
 * the table with a view. The table stays open if the user removes its last filter; it closes if the host removes the
 * view.
 */
function useOverviewScreens(view: DeviceView | undefined): ScreenStack<OpenedScreen> {
  const { navigation, element } = useElement().controller
  const [deviceId, setDeviceId] = useControllableId('openedDeviceId')
  const [code, setCode] = useState<OpenedScreen>()
  /** `true` if the table is open without a view. */
  const [isPlain, setPlain] = useState(false)
  if (view !== undefined && isPlain) setPlain(false)

  useEffect(() => {
    function follow({ target, detail }: ViewChangeEvent): void {
      if (target === element) setPlain(Object.keys(detail.view).length === 0)
    }
    element.addEventListener('view-change', follow)
    return () => element.removeEventListener('view-change', follow)
  }, [element])

  function opened(): OpenedScreen | undefined {
    if (view !== undefined || isPlain) return { kind: 'table', view }
    return deviceId === undefined ? code : { kind: 'device', id: deviceId }
  }
  function setOpened(next: OpenedScreen | undefined): void {
    navigation.open('view', next?.kind === 'table' ? next.view : undefined)
    setPlain(next?.kind === 'table' && next.view === undefined)
    setDeviceId(next?.kind === 'device' ? next.id : undefined)
    setCode(next?.kind === 'code' ? next : undefined)
  }
  return useScreenStack(opened(), setOpened, keyOf)
}

interface Props {
  readonly deviceIds?: readonly string[] | undefined
  readonly heading?: string | undefined
  readonly view?: DeviceView | undefined
  readonly showUse?: boolean | undefined
}

function Content({ deviceIds, heading, view, showUse }: Props) {
  const { controller } = useElement()
  const { device: texts } = useTexts()
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
      case 'device':
        return (
          <OfferedScreen
            key={opened.id}
            isOffered={canContain({ deviceIds }, opened.id)}
            notFound={texts.notFound}
            missing={<MissingDevice deviceId={opened.id} />}
          >
            <DeviceDetails deviceId={opened.id} />
          </OfferedScreen>
        )
      case 'code':
        return <AccessCodeDetails accessCodeId={opened.id} />
      default:
        return (
          <Overview state={state} deviceIds={deviceIds} heading={heading} returnsTo={left && from} showUse={showUse} />
        )
    }
  }
  return wrap(
    <ListedDevicesContext value={listed}>
      <ShowUseContext value={showUse === true}>
        <OverviewNavigationContext value={navigation}>{shown()}</OverviewNavigationContext>
      </ShowUseContext>
    </ListedDevicesContext>
  )
}

/** The overview, and the table, devices and codes that it opens. */
export const OverviewScreen = (props: Props) =>
  useTextsReady() ? <Content {...props} /> : <OverviewPlaceholder heading={props.heading} />
