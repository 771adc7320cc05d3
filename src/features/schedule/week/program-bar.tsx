import { useId } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { DayAxis } from '../../../ui/time-bar/time-axis.js'
import { TimeBar } from '../../../ui/time-bar/time-bar.js'
import { TimeHandle, TimeTip } from '../../../ui/time-bar/time-handle.js'
import { percent } from '../../../ui/time-bar/time-span.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { daySpans } from '../day-spans.js'
import { PresetLegend } from '../preset-legend.js'
import { dayPieces } from '../rules/day-pieces.js'
import { gapUntil } from '../rules/program-errors.js'
import { type ProgramForm, wholePeriods } from '../rules/program-form.js'
import { usePresetName } from '../use-preset-name.js'
import type { ScheduleTimes } from '../use-schedule-times.js'
import css from './program-bar.css'
import { STEPS, useBoundaries } from './use-boundaries.js'
import { usePieceTexts } from './use-day-lines.js'

registerStyles(css)

interface Props {
  readonly device: Device
  readonly times: ScheduleTimes
  readonly unit: TemperatureUnit
  readonly form: ProgramForm
  /** Preset that continues from the day before, if it is the same on all days of the program. */
  readonly carried: string | undefined
  /** Days on which the program runs. Gives way to the keys of a boundary that has keyboard focus. */
  readonly usedOn: string | undefined
  readonly onMove: (key: number, start: number) => void
  readonly onRemove: (key: number) => void
  /** Called to focus the preset of a period. */
  readonly onOpen: (key: number) => void
}

/**
 * Shows the day of a program from midnight to midnight. Boundaries between periods can be moved with pointer and
 * keyboard.
 */
export function ProgramBar({ device, times, unit, form, carried, usedOn, onMove, onRemove, onOpen }: Props) {
  const { general } = useTexts()
  const { programs: texts } = useTexts(SCHEDULE)
  const gap = gapUntil(form)
  const nameOf = usePresetName(device)
  const textsOf = usePieceTexts(device, times)
  const keys = useId()
  const boundaries = useBoundaries({ form, onMove, onRemove, onOpen })
  const periods = wholePeriods(form)
  const pieces = dayPieces(periods, carried)
  const isCarried = carried !== undefined && gap !== undefined
  const presets = periods.map(({ preset }) => preset)
  return (
    <div className="schedule-bar stack gap-1 small">
      <div className="schedule-track" data-steps={STEPS}>
        <TimeBar
          size={72}
          label={general.facts([texts.day, textsOf(pieces)].filter(Boolean), ': ')}
          spans={daySpans(device, pieces, isCarried)}
          parts={8}
        />
        {form.periods.map(
          ({ key, start, preset }) =>
            start !== undefined && (
              <TimeHandle
                key={key}
                role="slider"
                tabIndex={0}
                style={{ insetInlineStart: percent(start / MINUTES_IN_DAY) }}
                aria-label={texts.begins(nameOf(preset))}
                aria-describedby={keys}
                aria-valuemin={0}
                aria-valuemax={MINUTES_IN_DAY - 1}
                aria-valuenow={start}
                aria-valuetext={times.minute(start)}
                title={general.facts([nameOf(preset), times.minute(start)], ' ')}
                {...boundaries(key, start)}
              >
                <TimeTip isLate={start > MINUTES_IN_DAY / 2}>{times.minute(start)}</TimeTip>
              </TimeHandle>
            )
        )}
      </div>
      <DayAxis hour={times.hour} />
      <PresetLegend device={device} unit={unit} presets={isCarried ? [...presets, carried] : presets} />
      {gap !== undefined && (
        <p className="muted">
          {isCarried ? texts.carriedPreset(times.minute(gap), nameOf(carried)) : texts.carried(times.minute(gap))}
        </p>
      )}
      <div className="schedule-hint">
        {usedOn && <p className="muted">{texts.sharedBy(usedOn)}</p>}
        <p id={keys} className="muted">
          {texts.keys}
        </p>
      </div>
    </div>
  )
}
