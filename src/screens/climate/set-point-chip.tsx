import { Chip } from '../../ui/actions/chip.js'
import toneCss from './climate-tone.css'
import type { ClimateTone } from './climate-tone.js'
import { Flame, Snowflake } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'

registerStyles(toneCss)

export type SetPointChipProps = {
  tone: ClimateTone
  /** The temperature in words; names what it is for, since colour and icon do so only for the eye. */
  children: string
}

/** A temperature that is heated or cooled to. */
export function SetPointChip({ tone, children }: SetPointChipProps) {
  return (
    <Chip tone={tone} icon={tone === 'heat' ? <Flame /> : <Snowflake />}>
      {children}
    </Chip>
  )
}
