import { useContext } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './announcer.css'
import { LiveRegion, SeenContext } from './live-region.js'

registerStyles(css)

type AnnouncerProps = { message: string }

/** A live region for screen readers. Always rendered, because live regions only announce changes. */
export function Announcer({ message }: AnnouncerProps) {
  const isKnown = useContext(SeenContext) !== undefined
  return <LiveRegion className="announcer unseen">{isKnown && message}</LiveRegion>
}
