import { useMessages } from '../../element/custom-element/element-context.js'
import type { Device } from '../../core/resources/resources.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './last-known.css'
import { useOfflineSince } from './use-offline-since.js'

registerStyles(css)

interface Props {
  readonly device: Device
  /** What it said. */
  readonly children: string
}

/** What a device said before it could not be reached any more, and when that was, where the platform tells. */
export function LastKnown({ device, children }: Props) {
  const { device: texts, general } = useMessages()
  const since = useOfflineSince(device)
  return <span className="last-known">{general.facts([children, texts.lastKnown(since)])}</span>
}
