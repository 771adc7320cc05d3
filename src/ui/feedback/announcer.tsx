import css from './announcer.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type AnnouncerProps = { message: string }

/** A live region for screen readers. Always rendered, because live regions only announce changes. */
export function Announcer({ message }: AnnouncerProps) {
  return <output className="announcer">{message}</output>
}
