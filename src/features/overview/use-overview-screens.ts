import { useEffect, useState } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { type ScreenStack, useScreenStack } from '../../element/frame/use-inner-screen.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import type { ViewChangeEvent } from '../device-table/device-table-events.js'
import type { DeviceView } from '../device-table/rules/device-view.js'

/** Screen that is open in place of the overview: the table of its devices, a device or an access code. */
export type OpenedScreen =
  | { readonly kind: 'table'; readonly view?: DeviceView | undefined }
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'code'; readonly id: string }

const keyOf = (opened: OpenedScreen): string => (opened.kind === 'table' ? 'table' : `${opened.kind} ${opened.id}`)

/**
 * Navigation between the overview and its table, devices and codes. The host and the user can both open a device, and
 * the table with a view. The table stays open if the user removes its last filter; it closes if the host removes the
 * view.
 */
export function useOverviewScreens(view: DeviceView | undefined): ScreenStack<OpenedScreen> {
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
