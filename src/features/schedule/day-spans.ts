import type { Device } from '../../core/resources/resources.js'
import { MINUTES_IN_DAY } from '../../core/values/minute-of-day.js'
import { registerStyles } from '../../ui/style/styles.js'
import type { TimeSpan } from '../../ui/time-bar/time-span.js'
import css from './preset-shade.css'
import type { DayPiece } from './rules/day-pieces.js'
import { shadeOf } from './rules/schedule-presets.js'

registerStyles(css)

/**
 * Returns the parts of a day for its bar, each with the shade of its preset.
 *
 * @param isCarried `true` if the first part is paler, because it belongs to the day before.
 */
export const daySpans = (device: Device, pieces: readonly DayPiece[], isCarried = false): readonly TimeSpan[] =>
  pieces.map(({ start, end, preset }, index) => ({
    from: start / MINUTES_IN_DAY,
    to: end / MINUTES_IN_DAY,
    shade: shadeOf(device, preset),
    isPale: isCarried && index === 0
  }))
