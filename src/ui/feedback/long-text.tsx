import { useState } from 'react'
import { Button } from '../actions/button.js'
import { registerStyles } from '../style/styles.js'
import css from './long-text.css'

registerStyles(css)

/** Longer texts don't fit into two lines of 60 characters. */
const LONG = 140

type Props = {
  text: string
  /** Label of the button that shows a long text as a whole. Without it, it always shows. */
  detailsLabel?: string | undefined
}

/** A text such as the message of a server. Only two lines of a long one show until the user presses a button. */
export function LongText({ text, detailsLabel }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (text.length <= LONG || !detailsLabel) return text
  return (
    <>
      <span className={isOpen ? 'long-text open' : 'long-text'}>{text}</span>
      <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {detailsLabel}
      </Button>
    </>
  )
}
