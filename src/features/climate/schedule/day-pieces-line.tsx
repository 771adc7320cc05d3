import type { Device } from '../../../core/resources/resources.js'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './day-line.css'
import type { DayPiece } from './rules/day-pieces.js'
import { placeOfPreset } from './rules/schedule-presets.js'

registerStyles(css)

const DAY = 1440
/** As many grounds as there are in the style sheet. */
const SHADES = 4

/** Where a minute stands along the line of a day. */
export const shareOf = (minute: number): string => `${(minute / DAY) * 100}%`

/** By which ground a preset of a thermostat is told from the others beside it; one that is gone has none. */
export function shadeOf(device: Device, preset: string): number | undefined {
  const place = placeOfPreset(device, preset)
  return place < 0 ? undefined : place % SHADES
}

interface Props {
  readonly device: Device
  readonly pieces: readonly DayPiece[]
}

/** The parts of a day along its line, each on the ground of its preset. */
export const DayPiecesLine = ({ device, pieces }: Props) =>
  pieces.map(({ start, end, preset, isCarried }) => (
    <i
      key={start}
      data-shade={shadeOf(device, preset) ?? 'gone'}
      data-carried={isCarried || undefined}
      style={{ insetInlineStart: shareOf(start), inlineSize: shareOf(end - start) }}
    />
  ))
