import { useContext } from 'react'
import css from './announcer.css'
import { registerStyles } from '../style/styles.js'
import { LiveRegion, SeenContext } from './live-region.js'
import unseenCss from './unseen.css'

registerStyles(unseenCss)
registerStyles(css)

type AnnouncerProps = { message: string }

/** A live region for screen readers. Always rendered, because live regions only announce changes. */
export function Announcer({ message }: AnnouncerProps) {
  const isKnown = useContext(SeenContext) !== undefined
  return <LiveRegion className="announcer unseen">{isKnown && message}</LiveRegion>
}
