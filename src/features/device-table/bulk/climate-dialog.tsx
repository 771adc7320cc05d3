import { useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useTemperatureUnit } from '../../climate/use-temperature-unit.js'
import { type Climate, climateFrom, deviceClimate, offeredModes, withMode } from '../../climate/rules/climate.js'
import { climateLimits, sharedLimits } from '../../climate/rules/climate-limits.js'
import { CLIMATE_MODES, type ClimateMode } from '../../climate/rules/climate-setting.js'
import type { Device } from '../../../core/resources/resources.js'
import { Select } from '../../../ui/fields/select.js'
import { modeText } from '../../climate/climate-text.js'
import { SetPointSteppers } from '../../climate/set-point-steppers.js'
import { useSetPoints } from '../../climate/use-set-points.js'
import type { BulkQuestion } from '../../../element/bulk/bulk-action.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'
import { skippedTexts } from '../../device/skipped-texts.js'
import { useCreateTask } from '../../../element/bulk/use-create-task.js'
import { setClimate } from '../../climate/set-climate.js'
import { BULK } from '../../../messages/bulk/en.js'

const START: Climate = { mode: 'off', heat: 60, cool: 80 }

/** Dialog for mode and set points of several thermostats. Those without the mode are skipped. */
export function ClimateDialog({ items: devices, chosen, nameOf, onConfirm, ...dialog }: BulkQuestion<Device>) {
  const messages = useMessages()
  const bulk = useMessages(BULK)
  const taskOf = useCreateTask()
  const [unit] = useTemperatureUnit(undefined)
  const limits = sharedLimits(devices.map(climateLimits))
  const offers = (device: Device, mode: string): boolean => offeredModes(device).some((offered) => offered === mode)
  const offered = CLIMATE_MODES.filter((mode) => devices.some((device) => offers(device, mode)))
  const [climate, setDraft] = useState<Climate>(() => {
    const [first] = devices
    const present = first ? deviceClimate(first) : START
    const mode = offered.find((known) => known === present.mode) ?? offered[0] ?? 'off'
    return withMode(present, mode, limits)
  })
  const points = useSetPoints({ climate, limits, unit, onChange: setDraft })
  const mode = offered.find((known) => known === climate.mode) ?? 'off'
  const able = devices.filter((device) => offers(device, mode))
  return (
    <BulkDialog
      {...dialog}
      question="climate"
      names={able.map(nameOf)}
      skipped={skippedTexts(chosen, able, bulk, bulk.why.noMode(modeText(mode, messages)))}
      onConfirm={(offer) =>
        onConfirm(
          able.map((device) => {
            const fitting = climateFrom(climate, climate, climateLimits(device))
            return taskOf(setClimate, { device, climate: { ...fitting, mode } })
          }),
          { offer }
        )
      }
    >
      <Select<ClimateMode>
        label={messages.thermostat.mode}
        options={offered.map((value) => ({ value, label: modeText(value, messages) }))}
        value={mode}
        onChange={(next) => setDraft(withMode(climate, next, limits))}
      />
      {points && <SetPointSteppers points={points.handles} />}
    </BulkDialog>
  )
}
