import { useMessages } from '../../../element/custom-element/element-context.js'
import { type CodeWindow, elapsedShare } from '../rules/access-code-window.js'
import { Timeline } from '../../../ui/layout/timeline.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'

interface Props {
  readonly window: CodeWindow
  /** Current time in ms since 1970. `undefined` if it is not marked, for example in print. */
  readonly now?: number | undefined
}

/** Timeline of an access period. Renders nothing if the code is ongoing or its times are unknown. */
export function CodeAccessPeriod({ window, now }: Props) {
  const texts = useMessages(ACCESS_CODE)
  if (!('startsAt' in window)) return null
  const { startsAt, endsAt } = window
  return (
    <Timeline
      label={texts.window}
      open={startsAt === undefined ? 'start' : endsAt === undefined ? 'end' : undefined}
      elapsed={now && elapsedShare(window, now)}
    />
  )
}
