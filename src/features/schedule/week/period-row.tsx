import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { clockTime, minuteOfClock } from '../../../core/values/minute-of-day.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { DateTimeField } from '../../../ui/fields/date-time-field.js'
import { Trash2 } from '../../../ui/later-icons.js'
import { PresetField } from '../preset-field.js'
import type { PeriodErrors } from '../rules/program-errors.js'
import type { PeriodDraft } from '../rules/program-form.js'
import { usePresetName } from '../use-preset-name.js'
import type { ScheduleTimes } from '../use-schedule-times.js'

interface Props {
  readonly device: Device
  readonly presets: readonly ClimatePreset[]
  readonly period: PeriodDraft
  readonly times: ScheduleTimes
  /** `true` for the first row, whose labels are the heads of the columns. */
  readonly isFirst: boolean
  readonly errors: PeriodErrors | undefined
  /** `true` after a submit. Missing values are then shown as errors. */
  readonly isTried: boolean
  readonly onChange: (changed: Partial<Omit<PeriodDraft, 'key'>>) => void
  readonly onRemove: () => void
}

/** Fields for the start and the preset of a period. */
export function PeriodRow({ device, presets, period, times, isFirst, errors, isTried, onChange, onRemove }: Props) {
  const all = useTexts(SCHEDULE)
  const texts = all.programs
  const nameOf = usePresetName(device)
  const { key, start, preset } = period
  const missing = isTried ? all.required : undefined
  const startError = errors?.start === 'taken' ? texts.taken : errors?.start && missing
  const presetError = errors?.preset === 'deleted' ? all.presetDeleted : errors?.preset && missing
  const time = start === undefined ? '' : times.minute(start)
  return (
    <div className="schedule-period" data-period={key}>
      <DateTimeField
        type="time"
        label={texts.start}
        hideLabel={!isFirst}
        error={startError}
        value={clockTime(start)}
        onChange={(typed) => onChange({ start: minuteOfClock(typed) })}
        required
      />
      <PresetField
        device={device}
        presets={presets}
        hideLabel={!isFirst}
        value={preset}
        error={presetError}
        onChange={(chosen) => onChange({ preset: chosen })}
      />
      <IconButton label={texts.removePeriod(nameOf(preset), time)} icon={<Trash2 />} onClick={onRemove} />
    </div>
  )
}
