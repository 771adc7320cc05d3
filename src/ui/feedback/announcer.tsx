import css from './announcer.css'
import { useStyles } from '../style/styles.js'

export type AnnouncerProps = { message: string }

/** Says to a screen reader what changed; always there, since a live region only tells of what changes in it. */
export function Announcer({ message }: AnnouncerProps) {
  useStyles(css)
  return (
    <output className="announcer">
      {message}
    </output>
  )
}
