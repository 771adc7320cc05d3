import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { ViewChangeEvent } from '../device-table-events.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useLoaded } from '../../../element/loading/use-loaded.js'
import type { Device } from '../../../core/resources/resources.js'
import type { DeviceView } from '../rules/device-view.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { ErrorMessage } from '../../../ui/feedback/error-message.js'
import { ListFilter } from '../../../ui/icons.js'
import { useFolds } from '../../../element/table/use-folds.js'
import type { TableRows } from '../../../element/table/use-table-rows.js'

const load = (locale: string) => import('./view-tools.js').then(({ loadTools }) => loadTools(locale))

const NO_ROWS: readonly Device[] = []
const PLAIN: DeviceView = {}

/** A list that is looked at as a person, or the host, wants it. */
interface Viewed {
  readonly found: TableRows<Device>
  /** Whether the rows have to wait for what orders them. */
  readonly isAwaited: boolean
  /** Opens the choices. */
  readonly button: ReactNode
  /** The choices, while they are open, and what is filtered by. */
  readonly choices: ReactNode
  readonly noneLeft: ReactNode
  /** The heading of the group that begins with a row. */
  readonly above: ((device: Device) => ReactNode) | undefined
  /** The rows that are not folded away. */
  readonly unfolded: readonly Device[]
  /** Whether one of them is there for its heading alone. */
  readonly isFolded: ((device: Device) => boolean) | undefined
  /** Those that are there themselves. */
  readonly seen: readonly Device[]
}

/**
 * Orders, groups and filters the rows of the device table.
 *
 * @param isOrdered whether they are in an order of the host's.
 * @param search what they are searched for: it opens the groups in which something is found.
 */
export function useView(
  found: TableRows<Device>,
  given: DeviceView | undefined,
  isOrdered: boolean,
  search: string
): Viewed {
  const { controller, options } = useElement()
  const { deviceTable: texts, general } = useMessages()
  const { passesError, passesWarning } = useIssueFilters()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // A host may give the same one anew whenever it renders.
  const written = given ? JSON.stringify(given) : ''
  const { loaded: tools, hasFailed, retry } = useLoaded(isOpen || written !== '', load)
  const isAwaited = written !== '' && !tools && !hasFailed
  const hidesAccounts = options.disableConnectedAccountInformation
  const view = useMemo(() => {
    const read = (written && tools?.readDeviceView(JSON.parse(written))) || PLAIN
    // Which devices are of one account is told by no heading where nothing is to be told of accounts.
    return hidesAccounts && read.group === 'account' ? { ...read, group: undefined } : read
  }, [tools, written, hidesAccounts])

  const { listed, searched, rows } = found
  const filters = useMemo(() => ({ passesError, passesWarning }), [passesError, passesWarning])
  const arranged = useMemo(
    () => (tools && written ? tools.arrangeDevices(listed, view, filters, isOrdered) : undefined),
    [tools, written, listed, view, filters, isOrdered]
  )
  const shown = useMemo(() => {
    if (isAwaited) return NO_ROWS
    const chosen = new Set(rows)
    return arranged ? arranged.filter((device) => chosen.has(device)) : rows
  }, [isAwaited, arranged, rows])
  const count = useMemo(() => {
    const chosen = arranged && new Set(arranged)
    return chosen ? searched.filter((device) => chosen.has(device)).length : searched.length
  }, [arranged, searched])
  const groups = useMemo(
    () => (view.group ? tools?.groupsOf(shown, view.group) : undefined),
    [tools, shown, view.group]
  )

  const { toggled, put } = useFolds(search)
  const unfolded = useMemo(
    () => (tools && groups && toggled.size > 0 ? tools.unfoldedOf(shown, groups, toggled) : shown),
    [tools, shown, groups, toggled]
  )
  const isFolded = useCallback(
    ({ device_id }: Device) => toggled.has(groups?.get(device_id)?.key ?? ''),
    [groups, toggled]
  )
  const seen = useMemo(
    () => (unfolded === shown ? shown : unfolded.filter((device) => !isFolded(device))),
    [unfolded, shown, isFolded]
  )

  function change(wanted: DeviceView): void {
    const next = tools?.readDeviceView(wanted) ?? PLAIN
    controller.navigation.open('view', Object.keys(next).length > 0 ? next : undefined)
    controller.dispatch(new ViewChangeEvent(next))
  }
  const above = useCallback(
    (device: Device) => {
      const group = groups?.get(device.device_id)
      if (!tools || !group) return undefined
      const { key, ...rest } = group
      const isFolded = toggled.has(key)
      return <tools.GroupHeading {...rest} id={key} isFolded={isFolded} onToggle={() => put([key], !isFolded)} />
    },
    [tools, groups, toggled, put]
  )
  return {
    found: { ...found, rows: shown, count, total: isAwaited ? 0 : found.total },
    isAwaited,
    button: (
      <IconButton
        ref={button}
        label={texts.view}
        icon={<ListFilter />}
        pending={isOpen && !tools && !hasFailed}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    ),
    choices: tools ? (
      <>
        {isOpen && (
          <tools.ViewChoices
            devices={listed}
            view={view}
            isOrdered={isOrdered}
            onChange={change}
            onClose={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        )}
        {view.filter && <tools.ActiveFilters view={view} onChange={change} />}
      </>
    ) : (
      isOpen && hasFailed && <ErrorMessage title={general.failure} actionLabel={general.reload} onAction={retry} />
    ),
    noneLeft: tools && view.filter && rows.length > 0 && (
      <tools.NoneLeft onClear={() => change({ ...view, filter: undefined })} />
    ),
    above: groups && above,
    unfolded,
    seen,
    isFolded: groups && isFolded
  }
}
