import { useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { climatePresets, presetName, presetOf } from '../../climate/rules/climate-preset.js'
import { Select } from '../../../ui/fields/select.js'
import type { Device } from '../../../core/resources/resources.js'
import type { BulkQuestion } from '../../../element/bulk/bulk-action.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'
import { skippedTexts } from '../../device/skipped-texts.js'
import { useCreateTask } from '../../../element/bulk/use-create-task.js'
import { activatePreset } from '../../climate/activate-preset.js'
import { BULK } from '../../../messages/bulk/en.js'

/** Dialog for the climate preset of several thermostats. Those without it are skipped. */
export function PresetDialog({ items: devices, chosen, nameOf, onConfirm, ...dialog }: BulkQuestion<Device>) {
  const { thermostat } = useMessages()
  const taskOf = useCreateTask()
  const bulk = useMessages(BULK)
  const { presetOn, why } = bulk
  const [picked, setPicked] = useState('')
  const counts = new Map<string, { name: string; count: number }>()
  for (const preset of devices.flatMap(climatePresets)) {
    const known = counts.get(preset.climate_preset_key) ?? { name: presetName(preset), count: 0 }
    counts.set(preset.climate_preset_key, { ...known, count: known.count + 1 })
  }
  const offered = [...counts].sort(([, first], [, second]) => second.count - first.count)
  const key = counts.has(picked) ? picked : (offered[0]?.[0] ?? '')
  const able = devices.flatMap((device) => {
    const preset = presetOf(device, key)
    return preset ? [{ device, preset }] : []
  })
  const having = able.map(({ device }) => device)
  return (
    <BulkDialog
      {...dialog}
      question="preset"
      names={having.map(nameOf)}
      skipped={skippedTexts(chosen, having, bulk, why.noPreset(counts.get(key)?.name ?? key))}
      onConfirm={(offer) =>
        onConfirm(
          able.map((each) => taskOf(activatePreset, each)),
          { offer }
        )
      }
    >
      <Select
        label={thermostat.presets}
        options={offered.map(([value, { name, count }]) => ({ value, label: presetOn(name, count, devices.length) }))}
        value={key}
        onChange={setPicked}
      />
    </BulkDialog>
  )
}
