import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { Button } from '../actions/button.js'
import { registerStyles } from '../style/styles.js'
import { useOnChange } from '../use-on-change.js'
import css from './confirmation.css'
import { useReturnFocus } from './use-return-focus.js'

registerStyles(css)

export type ConfirmationProps = {
  /** Name of what it is about, or the question if the message has several lines. */
  subject: string
  /** The question, or one line per effect. */
  message: string | readonly string[]
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** Gets focus when this closes. @default the previously focused element */
  returnTo?: RefObject<HTMLElement | null> | undefined
}

/** An inline confirmation at the pressed button. */
export function Confirmation(props: ConfirmationProps) {
  const { subject, message, confirmLabel, cancelLabel, onConfirm, onCancel, returnTo } = props
  const hasLines = typeof message !== 'string'
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  useReturnFocus(box, returnTo)
  useOnChange(undefined, () => cancel.current?.focus())

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys come from what is in it.
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby={hasLines ? `${id}-subject` : `${id} ${id}-subject`}
      aria-describedby={hasLines ? id : undefined}
      tabIndex={-1}
      part="dialog"
      className="confirmation inline wrap framed"
      data-tone="danger"
      onKeyDown={cancelOnEscape}
    >
      <b id={`${id}-subject`} className="strong">
        <bdi>{subject}</bdi>
      </b>
      {hasLines ? (
        <ul id={id}>
          {message.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p id={id}>{message}</p>
      )}
      <div className="wrap">
        <Button ref={cancel} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="destructive" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  )
}
