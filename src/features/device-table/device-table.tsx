/** An attribute changes, step 10: composes the table of rows. */
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import type { DeviceScope } from '../../core/gate/device-scope.js'
import type { IssueFilter } from '../../core/resources/host-functions.js'
import type { Device } from '../../core/resources/resources.js'
import type { BulkParts } from '../../element/bulk/bulk-bar.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import * as Table from '../../element/table/table.js'
import type { TableContent } from '../../element/table/table-content.js'
import type { TableStore } from '../../element/table/table-store.js'
import type { Messages } from '../../messages/en.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { ListFilter } from '../../ui/icons.js'
import type { ListProps } from '../../ui/list/list.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { DeviceClickEvent } from '../device/device-events.js'
import { DevicePicture } from '../device/device-picture.js'
import { causesOf } from '../device/rules/causes.js'
import { deviceName } from '../device/rules/device.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { useLockMutation } from '../lock/use-lock-mutation.js'
import { CausesPlace } from './causes-place.js'
import { ColumnHeads } from './column-heads.js'
import { deviceChips } from './device-chips.js'
import { DeviceRowContent } from './device-row-content.js'
import type { DeviceTableProps } from './device-table-options.js'
import { DeviceRowSkeletons } from './device-table-placeholder.js'
import type { DeviceTableState } from './use-device-table.js'

const ConnectControl = lazyPart(() => import('../account/connect-control.js').then(({ ConnectControl: part }) => part))

const CauseLines = lazyPart(
  () => import('../issues/cause-lines.js').then(({ CauseLines: part }) => part),
  <CausesPlace />,
  { waitsForIdle: true }
)

/** Values that all rows share are props, because hooks of every row cost memory. */
interface DeviceRowProps {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly messages: Messages
  readonly passesError: IssueFilter
  readonly passesWarning: IssueFilter
  readonly renderOutcome: BulkParts<Device>['renderOutcome']
}

/** Content of a device row. Memoized. */
const DeviceRow = memo(function DeviceRow({ renderOutcome, ...props }: DeviceRowProps) {
  const { device } = props
  return (
    <DeviceRowContent
      {...props}
      picture={<DevicePicture device={device} />}
      mutation={useLockMutation(device)}
      offlineSince={useOfflineSince(device)}
      outcome={renderOutcome?.(device)}
    />
  )
})

interface CausesProps {
  readonly store: Pick<TableStore<Device>, 'showOnly'>
  readonly table: Pick<TableContent<Device>, 'listed' | 'subset'>
}

/** Common causes of issues. Choosing one shows only its devices. */
function Causes({ store, table: { listed, subset } }: CausesProps) {
  const { passesError } = useIssueFilters()
  const causes = useMemo(() => causesOf(listed, passesError), [listed, passesError])
  return causes.length > 0 && <CauseLines causes={causes} chosen={subset} onChoose={store.showOnly} />
}

interface Props extends Pick<ListProps<Device>, 'renderAction'>, BulkParts<Device> {
  readonly state: DeviceTableState
  readonly display: DeviceTableProps & DeviceScope
  readonly unit: TemperatureUnit
  /** Device whose details were open. */
  readonly left: string | undefined
  readonly onOpen: (deviceId: string) => void
  /** Device whose details are shown next to the list. */
  readonly current: string | undefined
}

export function DeviceTable({
  state,
  display,
  unit,
  left,
  onOpen,
  renderAction,
  head,
  renderOutcome,
  below,
  current
}: Props): ReactNode {
  const { store, table, devices, view, status } = state
  const { groups } = table
  const { controller, messages } = useElement()
  const { device: deviceTexts, deviceTable: texts } = messages
  const nameOf = useCallback((device: Device): string => deviceName(device) ?? deviceTexts.unnamed, [deviceTexts])
  const choose = (device: Device): unknown =>
    controller.dispatch(new DeviceClickEvent(device)) && onOpen(device.device_id)
  const isOfAll = !display.deviceIds && !display.connectedAccountIds
  const { passesError, passesWarning } = useIssueFilters()
  const renderRow = useCallback(
    (device: Device) => (
      <DeviceRow
        device={device}
        unit={unit}
        messages={messages}
        passesError={passesError}
        passesWarning={passesWarning}
        renderOutcome={renderOutcome}
      />
    ),
    [unit, messages, passesError, passesWarning, renderOutcome]
  )
  const { loaded: tools, failure, retry, isOpen, isAwaited, button, onToggle, onChange, onClose, isOrdered } = view
  const above = useCallback(
    ({ device_id }: Device) => {
      const group = groups?.get(device_id)
      return tools && group && <tools.GroupHeading store={store} group={group} />
    },
    [tools, groups, store]
  )
  return (
    <Table.Root
      name="device-table"
      store={store}
      table={table}
      texts={texts}
      status={status}
      heading={display.heading}
      dense={display.dense}
      isAwaited={isAwaited}
      actions={
        <IconButton
          ref={button}
          label={texts.view}
          icon={<ListFilter />}
          pending={isOpen && !tools && !failure}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      }
      search={!display.disableSearch && <Table.Search />}
      toolbar={<Table.Chips chips={deviceChips(texts)} />}
      returnsTo={left}
    >
      <Table.Notices>
        {tools ? (
          <tools.ViewBar
            isOpen={isOpen}
            isOrdered={isOrdered}
            button={button}
            onChange={onChange}
            onClose={onClose}
            view={view.view}
            devices={table.listed}
            count={table.rows.length}
          />
        ) : (
          isOpen &&
          failure && (
            <ErrorMessage title={messages.general.failure} actionLabel={messages.general.tryAgain} onAction={retry} />
          )
        )}
      </Table.Notices>
      {table.rows.length > 0 && <Causes store={store} table={table} />}
      <Table.Empty
        skeletons={<DeviceRowSkeletons display={display} />}
        nextStep={isOfAll && devices.length === 0 && <ConnectControl />}
      >
        {tools && view.view.filter && table.hasUnfiltered && (
          <tools.NoneLeft onClear={() => onChange({ ...view.view, filter: undefined })} />
        )}
      </Table.Empty>
      {table.rows.length > 0 && (
        <ColumnHeads texts={texts.columns} sort={view.view.sort} onSort={isOrdered ? undefined : view.onSort} />
      )}
      <Table.Rows
        store={store}
        table={table}
        renderRow={renderRow}
        renderAction={renderAction}
        head={head}
        below={below}
        // Headings of groups and details next to the list need rows.
        isTiled={state.isTiled && !groups && current === undefined}
        nameOf={display.selectable ? nameOf : undefined}
        above={groups && above}
        current={current}
        onPress={choose}
        onMove={current === undefined ? undefined : choose}
      />
    </Table.Root>
  )
}
