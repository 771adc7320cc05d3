import type { Messages } from '../../messages/en.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './last-known.css'

registerStyles(css)

interface Props {
  /** When that was, such as "2 hr ago", where the platform tells. */
  readonly since: string | undefined
  readonly messages: Messages
  /** What it said. */
  readonly children: string
}

/** What a device said before it could not be reached any more, and when that was. */
export const LastKnown = ({ since, messages: { device, general }, children }: Props) => (
  <span className="last-known">{general.facts([children, device.lastKnown(since)])}</span>
)
