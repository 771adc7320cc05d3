import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { type Loadable, useAsyncModule } from '../../../element/custom-element/use-async-module.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useTextsReady } from '../../../element/hooks/use-texts-ready.js'
import { createAsyncModule } from '../../../element/loading/async-module.js'
import type { TableInput } from '../../../element/table/table-content.js'
import { ViewChangeEvent } from '../device-table-events.js'
import type { DeviceGroup } from '../rules/arrange-devices.js'
import type { DeviceOrder, DeviceView } from '../rules/device-view.js'
import { useSpaces } from './use-spaces.js'
import type { ViewTools } from './view-tools.js'

const viewTools = createAsyncModule(() => import('./view-tools.js').then(({ tools }) => tools))

const PLAIN: DeviceView = {}
const AWAITED = { rows: [], visibleRows: [], total: 0 }

export interface DeviceViewControl extends Loadable<ViewTools> {
  readonly view: DeviceView
  readonly arrange: TableInput<Device, DeviceGroup>['arrange']
  /** `true` if rows wait for the code that arranges them. */
  readonly isAwaited: boolean
  /** `true` if the host sorts the devices. */
  readonly isOrdered: boolean
  /** `true` while the view panel is open. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onClose: () => void
  readonly onChange: (wanted: DeviceView) => void
  /** Changes only the order. */
  readonly onSort: (order: DeviceOrder) => void
  /** Button that opens the panel and gets focus when it closes. */
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Reads the view and loads what it needs. */
export function useDeviceView(initialView: DeviceView | undefined, isOrdered: boolean): DeviceViewControl {
  const { controller, options } = useElement()
  const filters = useIssueFilters()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The host may pass an equal object on every render.
  const written = initialView ? JSON.stringify(initialView) : ''
  const isEnabled = isOpen || written !== ''
  const tools = useAsyncModule(viewTools, undefined, { isEnabled, controller })
  const loaded = useTextsReady(isEnabled) ? tools.loaded : undefined
  const { failure } = tools
  const hidesAccounts = options.disableConnectedAccountInformation
  const wanted = useMemo(() => (written && loaded?.readDeviceView(JSON.parse(written))) || PLAIN, [loaded, written])
  useEffect(() => loaded?.reportRenamed(initialView ?? PLAIN), [loaded, initialView])
  const { error: spaceError } = useSpaces(wanted.group === 'space')
  useEffect(() => loaded?.hintSpaces(spaceError), [loaded, spaceError])
  // Groups are left out if their headings could not show the name of an account or space.
  const isNameless = wanted.group === 'account' ? hidesAccounts : spaceError !== undefined
  const view = useMemo(() => (isNameless ? { ...wanted, group: undefined } : wanted), [wanted, isNameless])
  // Rows that were shown without a view stay until its code is loaded.
  const [isFirst] = useState(written !== '')
  const isAwaited = isFirst && written !== '' && !loaded && !failure
  const arrange = useMemo(() => {
    if (isAwaited) return () => AWAITED
    return written ? loaded?.arrangementOf(view, filters, isOrdered) : undefined
  }, [isAwaited, loaded, written, view, filters, isOrdered])

  function put(next: DeviceView): void {
    controller.navigation.open('view', Object.keys(next).length > 0 ? next : undefined)
    controller.dispatch(new ViewChangeEvent(next))
  }

  return {
    ...tools,
    loaded,
    view,
    arrange,
    isAwaited,
    isOrdered,
    isOpen,
    button,
    onToggle: () => setOpen(!isOpen),
    onClose: () => setOpen(false),
    onChange: (chosen) => put(loaded?.readDeviceView(chosen) ?? PLAIN),
    onSort(order) {
      const { group, filter } = view
      put({ ...(order !== 'newest' && { sort: order }), ...(group && { group }), ...(filter && { filter }) })
    }
  }
}
