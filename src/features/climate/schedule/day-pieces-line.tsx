import type { Device } from '../../../core/resources/resources.js'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './day-line.css'
import type { DayPiece } from './rules/day-pieces.js'
import { placeOfPreset } from './rules/schedule-presets.js'

registerStyles(css)

const DAY = 1440
/** Number of backgrounds in the style sheet. */
const SHADES = 4

/** Returns the position of a minute on the line of a day. */
export const shareOf = (minute: number): string => `${(minute / DAY) * 100}%`

/** Returns the index of a preset's background, or `undefined` if the preset was deleted. */
export function shadeOf(device: Device, preset: string): number | undefined {
  const place = placeOfPreset(device, preset)
  return place < 0 ? undefined : place % SHADES
}

interface Props {
  readonly device: Device
  readonly pieces: readonly DayPiece[]
}

/** Shows the parts of a day on a line, each with the background of its preset. */
export const DayPiecesLine = ({ device, pieces }: Props) =>
  pieces.map(({ start, end, preset, isCarried }) => (
    <i
      key={start}
      data-shade={shadeOf(device, preset) ?? 'gone'}
      data-carried={isCarried || undefined}
      style={{ insetInlineStart: shareOf(start), inlineSize: shareOf(end - start) }}
    />
  ))
