import { useCallback } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { BulkBar, type BulkTable } from '../../../element/bulk/bulk-bar.js'
import { RowOutcome } from '../../../element/bulk/row-outcome.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { devicesQuery } from '../../device/data/queries.js'
import { deviceName } from '../../device/rules/device.js'
import { isLocked } from '../../device/rules/device-status.js'
import { useDeviceActions } from './use-device-actions.js'

const keyOf = (device: Device): string => device.device_id

export function DeviceBulk(table: BulkTable<Device>) {
  const { unnamed } = useTexts().device
  const nameOf = (device: Device): string => deviceName(device) ?? unnamed
  const actions = useDeviceActions()
  const renderOutcome = useCallback(
    (device: Device) => (
      <RowOutcome kind="device" id={keyOf(device)} hasState={isLocked(device) !== undefined} isInline />
    ),
    []
  )
  return (
    <BulkBar
      {...table}
      actions={actions}
      keyOf={keyOf}
      nameOf={nameOf}
      renderOutcome={renderOutcome}
      kind="device"
      verifyQuery={devicesQuery}
    />
  )
}
