import type { Device } from '../../../core/resources/resources.js'
import { shadeOf } from './day-pieces-line.js'
import { usePresetName } from './use-preset-name.js'

interface Props {
  readonly device: Device
  /** Keys of the presets. */
  readonly presets: readonly string[]
}

/** Legend of the presets' backgrounds on the lines of days. */
export function PresetLegend({ device, presets }: Props) {
  const nameOf = usePresetName(device)
  return (
    <div className="schedule-legend" aria-hidden>
      {[...new Set(presets)].map((key) => (
        <span key={key}>
          <i data-shade={shadeOf(device, key) ?? 'gone'} />
          <bdi>{nameOf(key)}</bdi>
        </span>
      ))}
    </div>
  )
}
