import { Badge } from '../../ui/feedback/badge.js'
import toneCss from '../../ui/style/tone.css'
import type { ClimateTone } from './climate-tone.js'
import { Flame, Snowflake } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'

registerStyles(toneCss)

export type SetPointBadgeProps = {
  tone: ClimateTone
  /** The temperature in words; names what it is for, since colour and icon do so only for the eye. */
  children: string
}

/** A temperature that is heated or cooled to. */
export function SetPointBadge({ tone, children }: SetPointBadgeProps) {
  return (
    <Badge tone={tone} icon={tone === 'heat' ? <Flame /> : <Snowflake />}>
      {children}
    </Badge>
  )
}
