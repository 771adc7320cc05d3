import { useMessages } from '../../../element/custom-element/element-context.js'
import { type CodeWindow, elapsedShare } from '../rules/access-code-window.js'
import { Timeline } from '../../../ui/layout/timeline.js'
import type { Tone } from '../../../ui/style/tone.js'

interface Props {
  readonly window: CodeWindow
  /** In ms since 1970; nothing where it is not to be marked, as on paper. */
  readonly now?: number | undefined
  readonly tone?: Tone | undefined
}

/** When a code is valid, as a line; nothing where that is for ever, or nobody knows. */
export function CodeAccessPeriod({ window, now, tone }: Props) {
  const { accessCode: texts } = useMessages()
  if (!('startsAt' in window)) return null
  const { startsAt, endsAt } = window
  return (
    <Timeline
      label={texts.window}
      open={startsAt === undefined ? 'start' : endsAt === undefined ? 'end' : undefined}
      elapsed={now && elapsedShare(window, now)}
      tone={tone}
    />
  )
}
