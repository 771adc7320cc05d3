import css from './announcer.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type AnnouncerProps = { message: string }

/** Says to a screen reader what changed; always there, since a live region only tells of what changes in it. */
export function Announcer({ message }: AnnouncerProps) {
  return <output className="announcer">{message}</output>
}
