import { useCallback, useRef, useState, memo, type ReactNode } from 'react'
import { AccessCodeClickEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import * as Table from '../../../element/table/table.js'
import { deviceName } from '../../device/rules/device.js'
import { canAddAccessCode } from '../rules/access-code-status.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { Button } from '../../../ui/actions/button.js'
import { Plus } from '../../../ui/later-icons.js'
import { findRow } from '../../../ui/list/find-row.js'
import { flash } from '../../../ui/motion.js'
import type { BulkParts } from '../../../element/bulk/bulk-bar.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import type { OpenCodeForm } from '../deletion/use-code-deletion.js'
import { shownCode } from '../rules/shown-code.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useDates } from '../use-dates.js'
import type { CodeListOptions } from './access-code-table-options.js'
import { codeChips } from './code-chips.js'
import { CodesBox } from './codes-box.js'
import { type AccessCodeTableState, isFailing, type OwnDevice } from './use-access-code-table.js'
import { useSectionHead } from './use-section-head.js'
import { useRemovalTransition } from './use-removal-transition.js'
import { useRowActions } from './use-row-actions.js'
import { AccessCodeRowContent, type RowSetting } from './access-code-row-content.js'

const UnmanagedCodes = lazyPart(
  () => import(/* webpackPreload: true */ '../unmanaged/unmanaged-codes.js').then(({ UnmanagedCodes: part }) => part),
  null,
  { isEager: true }
)

const CodesNotSupported = lazyPart(() => import('./codes-not-supported.js').then(({ CodesNotSupported: part }) => part))

/** The screen from which the user returned to the table. */
export interface Left {
  /** Id of its code. `undefined` if no code was created. */
  readonly id: string | undefined
  /** `true` if the add button opened it. */
  readonly isNew: boolean
  /** Ids of the following rows when the screen was opened. */
  readonly next: readonly string[]
}

interface AccessCodeRowProps extends RowSetting {
  readonly code: AccessCode
}

/** Row content of a code. Memoized. */
const AccessCodeRow = memo(function AccessCodeRow(props: AccessCodeRowProps) {
  return <AccessCodeRowContent {...props} messages={useMessages()} filters={useIssueFilters()} />
})

/** Returns a function that renders a row, with dates in the time zone of the device. */
function useCodeRow(device: Device | undefined): (code: AccessCode) => ReactNode {
  const dates = useDates(displayZone(device))
  const now = useNow()
  return useCallback(
    (code: AccessCode) => <AccessCodeRow code={code} {...{ device, dates, now }} />,
    [device, dates, now]
  )
}

interface Props extends BulkParts<AccessCode> {
  readonly of: OwnDevice
  readonly state: AccessCodeTableState
  readonly display: CodeListOptions
  readonly onView: (code: AccessCode) => void
  readonly onEdit: (code: AccessCode) => void
  readonly onAdd: () => void
  readonly onRefusedRecreation: OpenCodeForm
  readonly left: Left | undefined
}

/** List of the codes of a device, with their actions. */
export function AccessCodeTable(props: Props) {
  const { of, state, display, onEdit, onAdd, onRefusedRecreation, left, head, below } = props
  const { deviceId, device, deviceStatus } = of
  const { store, table, codes, isReady, status } = state
  const { controller, messages } = useElement()
  const canOffer = useCanOffer()
  const { accessCodeTable: texts, accessCode: codeTexts, device: deviceTexts } = messages
  const addButton = useRef<HTMLButtonElement>(null)
  const canAdd = !!device && canAddAccessCode(device)
  const onView = (code: AccessCode): unknown =>
    controller.dispatch(new AccessCodeClickEvent(code)) && props.onView(code)
  const {
    action,
    below: answer,
    announcement
  } = useRowActions(device, table.rows, { onView, onEdit }, onRefusedRecreation)
  const under = useCallback(
    (code: AccessCode) => (
      <>
        {answer(code)}
        {below?.(code)}
      </>
    ),
    [answer, below]
  )
  const above = useSectionHead(state)
  const root = useRemovalTransition(codes, table.visibleRows)
  const renderRow = useCodeRow(device)
  const nameOf = useCallback(
    (code: AccessCode) => shownCode(code, device).name ?? codeTexts.unnamed,
    [device, codeTexts]
  )

  // If the row is gone, the next row takes the focus, or else the title. If a new code is not listed, the add button
  // does.
  const [returnsTo] = useState(() => {
    const rows = new Set(table.visibleRows.map(store.keyOf))
    return left && [left.id ?? '', ...left.next].find((id) => rows.has(id))
  })
  useOnChange(left, () => {
    if (!left?.isNew) return
    if (returnsTo === undefined) addButton.current?.focus()
    const row = left.id && root.current && findRow(root.current, left.id)
    if (row) flash(row)
  })

  const addition = canAdd && device && canOffer('accessCodes.create', device.device_id) && (
    <Button ref={addButton} variant="primary" icon={<Plus />} onClick={onAdd}>
      {texts.add}
    </Button>
  )
  const isComplete = status.isComplete && isReady
  // Only one add button: below the empty state, or else next to the heading.
  const isEmpty = isComplete && table.rows.length === 0 && !table.search
  return (
    <CodesBox ref={root} dense={display.dense}>
      <Table.Root
        name="access-code-table"
        ids={{ deviceId }}
        {...{ store, table, texts, status, returnsTo }}
        heading={display.heading}
        // Reserves the line while the device is loading, to avoid a layout shift.
        subtitle={<bdi>{(device && deviceName(device)) ?? '\u00a0'}</bdi>}
        dense={display.dense}
        isAwaited={!isReady}
        actions={!isEmpty && addition}
        search={!display.disableSearch && <Table.Search />}
        toolbar={<Table.Chips chips={codeChips(texts)} />}
      >
        <Table.Notices />
        {!isFailing(status) && <StatusBanner status={deviceStatus} message={deviceTexts.loadFailed} isPart />}
        <Table.Empty nextStep={device && !canAdd ? <CodesNotSupported /> : addition} />
        <Table.Rows
          {...{ store, table, renderRow, head, above }}
          nameOf={display.selectable ? nameOf : undefined}
          onPress={onView}
          renderAction={action}
          below={under}
        />
        {isComplete && canAdd && <UnmanagedCodes device={device} />}
      </Table.Root>
      {announcement}
    </CodesBox>
  )
}
