import { useState } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { BulkQuestion } from '../../../element/bulk/bulk-action.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'
import { useCreateTask } from '../../../element/bulk/use-create-task.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { BULK } from '../../../messages/bulk/en.js'
import { Choice } from '../../../ui/fields/choice.js'
import { Select } from '../../../ui/fields/select.js'
import { activatePreset } from '../../climate/activate-preset.js'
import { fanModeText, modeText } from '../../climate/climate-text.js'
import { type Climate, climateFrom, deviceClimate, offeredModes, withMode } from '../../climate/rules/climate.js'
import { climateLimits, sharedLimits } from '../../climate/rules/climate-limits.js'
import { climatePresets, presetName, presetOf } from '../../climate/rules/climate-preset.js'
import { CLIMATE_MODES, type ClimateMode } from '../../climate/rules/climate-setting.js'
import { OFFERED_FAN_MODES } from '../../climate/rules/thermostat-status.js'
import { setClimate } from '../../climate/set-climate.js'
import { setFanMode } from '../../climate/set-fan-mode.js'
import { SetPointSteppers } from '../../climate/set-point-steppers.js'
import { useSetPoints } from '../../climate/use-set-points.js'
import { useTemperatureUnit } from '../../climate/use-temperature-unit.js'
import { skippedTexts } from '../../device/skipped-texts.js'

const START: Climate = { mode: 'off', heat: 60, cool: 80 }

/** Dialog for mode and set points of several thermostats. Those without the mode are skipped. */
export function ClimateDialog({ items: devices, chosen, nameOf, onConfirm, ...dialog }: BulkQuestion<Device>) {
  const messages = useTexts()
  const bulk = useTexts(BULK)
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

/** Dialog for the fan mode of several thermostats. */
export function FanDialog({ items: devices, chosen, nameOf, onConfirm, ...dialog }: BulkQuestion<Device>) {
  const messages = useTexts()
  const bulk = useTexts(BULK)
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

/** Dialog for the climate preset of several thermostats. Those without it are skipped. */
export function PresetDialog({ items: devices, chosen, nameOf, onConfirm, ...dialog }: BulkQuestion<Device>) {
  const { thermostat } = useTexts()
  const taskOf = useCreateTask()
  const bulk = useTexts(BULK)
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
