import { Badge } from '../../ui/feedback/badge.js'
import toneCss from '../../ui/style/tone.css'
import type { ClimateTone } from './set-points.js'
import { Flame, Snowflake } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'

registerStyles(toneCss)

type SetPointBadgeProps = {
  tone: ClimateTone
  /** Text with the temperature. It has to state the purpose, because color and icon are only visual. */
  children: string
}

/** Badge with a heating or cooling set point. */
export function SetPointBadge({ tone, children }: SetPointBadgeProps) {
  return (
    <Badge tone={tone} icon={tone === 'heat' ? <Flame /> : <Snowflake />}>
      {children}
    </Badge>
  )
}
