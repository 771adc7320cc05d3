import { memo, type ReactNode, useCallback, useRef, useState } from 'react'
import type { AccessCode } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import type { BulkParts } from '../../../element/bulk/bulk-bar.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { isFailing } from '../../../element/hooks/use-query.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import * as Table from '../../../element/table/table.js'
import { Button } from '../../../ui/actions/button.js'
import { Plus } from '../../../ui/later-icons.js'
import { findRow } from '../../../ui/list/row-box.js'
import { flash } from '../../../ui/motion.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { deviceName } from '../../device/rules/device.js'
import { AccessCodeClickEvent } from '../access-code-events.js'
import type { OpenCodeForm } from '../deletion/use-code-deletion.js'
import { canAddAccessCode } from '../rules/access-code-status.js'
import { mostCodes } from '../rules/limits/capacity.js'
import { shownCode } from '../rules/shown-code.js'
import type { UseParts } from '../use/use-parts.js'
import { useDates } from '../use-dates.js'
import { AccessCodeRowContent, type RowSetting } from './access-code-row-content.js'
import type { CodeListOptions } from './access-code-table-options.js'
import { codeChips } from './code-chips.js'
import { CodeHeads } from './code-heads.js'
import { CodesBox } from './codes-box.js'
import { StayAxis } from './stay-bar.js'
import type { AccessCodeTableState, OwnDevice } from './use-access-code-table.js'
import { useRemovalTransition } from './use-removal-transition.js'
import { useRowActions } from './use-row-actions.js'
import { useSectionHead } from './use-section-head.js'

const UnmanagedCodes = lazyPart(
  () => import(/* webpackPreload: true */ '../unmanaged/unmanaged-codes.js').then(({ UnmanagedCodes: part }) => part),
  null,
  { isEager: true }
)

const CodeCapacity = lazyPart(() => import('./code-capacity.js').then(({ CodeCapacity: part }) => part))

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
  readonly use: ReactNode
}

/** Row content of a code. Memoized. */
const AccessCodeRow = memo(function AccessCodeRow(props: AccessCodeRowProps) {
  return <AccessCodeRowContent {...props} messages={useTexts()} filters={useIssueFilters()} />
})

/** Returns a function that renders a row. */
const useCodeRow = (
  { device, dates, now }: RowSetting,
  useOf: UseParts<AccessCode>['lineOf']
): ((code: AccessCode) => ReactNode) =>
  useCallback(
    (code: AccessCode) => <AccessCodeRow code={code} device={device} dates={dates} now={now} use={useOf?.(code)} />,
    [device, dates, now, useOf]
  )

interface Props extends BulkParts<AccessCode> {
  readonly uses: UseParts<AccessCode>
  readonly of: OwnDevice
  readonly state: AccessCodeTableState
  readonly display: CodeListOptions
  readonly onView: (code: AccessCode) => void
  readonly onEdit: (code: AccessCode) => void
  readonly onAdd: () => void
  readonly onRejectedRecreation: OpenCodeForm
  readonly left: Left | undefined
}

/** List of the codes of a device, with their actions. */
export function AccessCodeTable(props: Props) {
  const { of, state, display, onEdit, onAdd, onRejectedRecreation, left, head, below, uses } = props
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
    below: questionOf,
    announcement
  } = useRowActions(device, table.rows, { onView, onEdit }, onRejectedRecreation)
  const under = useCallback(
    (code: AccessCode) => (
      <>
        {questionOf(code)}
        {below?.(code)}
      </>
    ),
    [questionOf, below]
  )
  const above = useSectionHead(state)
  const root = useRemovalTransition(codes, table.visibleRows)
  const dates = useDates(displayZone(device))
  const now = useNow()
  const renderRow = useCodeRow({ device, dates, now }, uses.lineOf)
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
        store={store}
        table={table}
        texts={texts}
        status={status}
        returnsTo={returnsTo}
        heading={display.heading}
        // Reserves the line while the device is loading, to avoid a layout shift.
        subtitle={
          <>
            <bdi>{(device && deviceName(device)) ?? '\u00a0'}</bdi>
            {isComplete && device && mostCodes(device) !== undefined && <CodeCapacity device={device} />}
          </>
        }
        dense={display.dense}
        isAwaited={!isReady}
        actions={!isEmpty && addition}
        search={!display.disableSearch && <Table.Search />}
        toolbar={<Table.Chips chips={codeChips(texts)} more={uses.chip} />}
      >
        <Table.Notices />
        {!isFailing(status) && <StatusBanner status={deviceStatus} message={deviceTexts.loadFailed} isPart />}
        {(table.rows.length > 0 || (!isComplete && !isFailing(status))) && (
          <CodeHeads axis={<StayAxis dates={dates} now={now} />} />
        )}
        <Table.Empty nextStep={device && !canAdd ? <CodesNotSupported /> : addition} />
        <Table.Rows
          store={store}
          table={table}
          renderRow={renderRow}
          head={head}
          above={above}
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
