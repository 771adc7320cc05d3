import { useId } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import type { Device } from '../../../core/resources/resources.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { DayHours, DayPiecesLine, shareOf } from '../day-line.js'
import { PresetLegend } from '../preset-legend.js'
import { dayPieces } from '../rules/day-pieces.js'
import { gapUntil } from '../rules/program-errors.js'
import { type ProgramForm, wholePeriods } from '../rules/program-form.js'
import type { ScheduleTimes } from '../use-schedule-times.js'
import { usePresetName } from '../use-preset-name.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { useBoundaries } from './use-boundaries.js'
import { usePieceWords } from './use-day-lines.js'

const LAST_MINUTE = 1439

interface Props {
  readonly device: Device
  readonly times: ScheduleTimes
  readonly unit: TemperatureUnit
  readonly form: ProgramForm
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
export function ProgramBar({ device, times, unit, form, usedOn, onMove, onRemove, onOpen }: Props) {
  const { general } = useMessages()
  const { programs: texts } = useMessages(SCHEDULE)
  const gap = gapUntil(form)
  const nameOf = usePresetName(device)
  const words = usePieceWords(device, times)
  const keys = useId()
  const boundaries = useBoundaries({ form, onMove, onRemove, onOpen })
  const periods = wholePeriods(form)
  const pieces = dayPieces(periods, undefined)
  return (
    <div className="schedule-bar stack gap-1 small">
      <div className="schedule-line" data-editable>
        <div role="img" aria-label={general.facts([texts.day, words(pieces)].filter(Boolean), ': ')}>
          <DayPiecesLine device={device} pieces={pieces} />
        </div>
        {form.periods.map(
          ({ key, start, preset }) =>
            start !== undefined && (
              <span
                key={key}
                role="slider"
                tabIndex={0}
                className="schedule-boundary"
                style={{ insetInlineStart: shareOf(start) }}
                aria-label={texts.begins(nameOf(preset))}
                aria-describedby={keys}
                aria-valuemin={0}
                aria-valuemax={LAST_MINUTE}
                aria-valuenow={start}
                aria-valuetext={times.minute(start)}
                title={general.facts([nameOf(preset), times.minute(start)], ' ')}
                {...boundaries(key, start)}
              />
            )
        )}
      </div>
      <DayHours times={times} />
      <PresetLegend {...{ device, unit }} presets={periods.map(({ preset }) => preset)} />
      {gap !== undefined && <p className="muted">{texts.carried(times.minute(gap))}</p>}
      <div className="schedule-hint">
        {usedOn && <p className="muted">{texts.sharedBy(usedOn)}</p>}
        <p id={keys} className="muted">
          {texts.keys}
        </p>
      </div>
    </div>
  )
}
