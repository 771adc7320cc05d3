import { useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { OFFERED_FAN_MODES } from '../../climate/rules/thermostat-status.js'
import { Choice } from '../../../ui/fields/choice.js'
import { fanModeText } from '../../climate/climate-text.js'
import type { AskedTasks } from './device-tasks.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'

/** Asks when the fans of many thermostats are to run. */
export function FanDialog({ action, devices, chosen, nameOf, tasks, onConfirm, onCancel }: AskedTasks) {
  const messages = useMessages()
  const [mode, setMode] = useState<(typeof OFFERED_FAN_MODES)[number]>('auto')
  return (
    <BulkDialog
      action={action}
      names={devices.map(nameOf)}
      unable={chosen - devices.length}
      onConfirm={() =>
        onConfirm(
          'thermostats.setFanMode',
          devices.flatMap((device) => tasks.fan(device, mode))
        )
      }
      onCancel={onCancel}
    >
      <Choice
        label={messages.thermostat.fanMode}
        options={OFFERED_FAN_MODES.map((value) => ({ value, label: fanModeText(value, messages) }))}
        value={mode}
        onChange={setMode}
      />
    </BulkDialog>
  )
}
