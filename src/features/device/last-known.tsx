import type { Messages } from '../../messages/en.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './last-known.css'

registerStyles(css)

interface Props {
  /** Age of the reading, such as "2 hr ago". */
  readonly since: string | undefined
  readonly messages: Messages
  /** The reading. */
  readonly children: string
}

/** Last reading of an offline device and its age. */
export const LastKnown = ({ since, messages: { device, general }, children }: Props) => (
  <span className="last-known">{general.facts([children, device.lastKnown(since)])}</span>
)
