import { useContext } from 'react'
import { LiveRegion, SeenContext } from './live-region.js'

type AnnouncerProps = { message: string }

/** A live region for screen readers. Always rendered, because live regions only announce changes. */
export function Announcer({ message }: AnnouncerProps) {
  const isKnown = useContext(SeenContext) !== undefined
  return <LiveRegion className="announcer unseen">{isKnown && message}</LiveRegion>
}
