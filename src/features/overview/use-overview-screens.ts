import { useEffect, useState } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { type ScreenStack, useScreenStack } from '../../element/frame/use-inner-screen.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import type { ViewChangeEvent } from '../device-table/device-table-events.js'
import type { DeviceView } from '../device-table/rules/device-view.js'

/** What is open in place of an overview: the table of its devices, a device or an access code. */
export type OpenedScreen =
  | { readonly kind: 'table'; readonly view?: DeviceView | undefined }
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'code'; readonly id: string }

const keyOf = (opened: OpenedScreen): string => (opened.kind === 'table' ? 'table' : `${opened.kind} ${opened.id}`)

/**
 * The ways from an overview to its table, a device or a code, and back. Host and person lead alike to a device, and to the
 * table by how it is looked at. The table stays open where a person takes its last filter away, and not where the host takes
 * the view away.
 */
export function useOverviewScreens(view: DeviceView | undefined): ScreenStack<OpenedScreen> {
  const { navigation, element } = useElement().controller
  const [deviceId, setDeviceId] = useControllableId('openedDeviceId')
  const [code, setCode] = useState<OpenedScreen>()
  /** Whether the table is open as it is without a view. */
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
