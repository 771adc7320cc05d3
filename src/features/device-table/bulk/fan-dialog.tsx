import { useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { OFFERED_FAN_MODES } from '../../climate/rules/thermostat-status.js'
import { Choice } from '../../../ui/fields/choice.js'
import { fanModeText } from '../../climate/climate-text.js'
import type { Device } from '../../../core/resources/resources.js'
import type { BulkQuestion } from '../../../element/bulk/bulk-action.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'
import { skippedTexts } from '../../device/skipped-texts.js'
import { useCreateTask } from '../../../element/bulk/use-create-task.js'
import { setFanMode } from '../../climate/set-fan-mode.js'
import { BULK } from '../../../messages/bulk/en.js'

/** Dialog for the fan mode of several thermostats. */
export function FanDialog({ items: devices, chosen, nameOf, onConfirm, ...dialog }: BulkQuestion<Device>) {
  const messages = useMessages()
  const bulk = useMessages(BULK)
  const taskOf = useCreateTask()
  const [mode, setMode] = useState<(typeof OFFERED_FAN_MODES)[number]>('auto')
  return (
    <BulkDialog
      {...dialog}
      question="fan"
      names={devices.map(nameOf)}
      skipped={skippedTexts(chosen, devices, bulk)}
      onConfirm={(offer) =>
        onConfirm(
          devices.map((device) => taskOf(setFanMode, { device, mode })),
          { offer }
        )
      }
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
