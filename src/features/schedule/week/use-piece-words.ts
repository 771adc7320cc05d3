import { useMessages } from '../../../element/custom-element/element-context.js'
import type { Device } from '../../../core/resources/resources.js'
import type { DayPiece } from '../rules/day-pieces.js'
import type { ScheduleTimes } from '../use-schedule-times.js'
import { usePresetName } from '../use-preset-name.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'

/** Returns a function that formats the parts of a day: `6:30 AM – 8:30 AM Home; …`. */
export function usePieceWords(device: Device, times: ScheduleTimes): (pieces: readonly DayPiece[]) => string {
  const { general } = useMessages()
  const texts = useMessages(SCHEDULE)
  const nameOf = usePresetName(device)
  return (pieces) =>
    general.facts(
      pieces.map(({ start, end, preset }) =>
        general.facts([texts.between(times.minute(start), times.minute(end)), nameOf(preset)], ' ')
      ),
      '; '
    )
}
