import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import css from './dialog.css'
import { registerStyles } from '../style/styles.js'
import { useReturnFocus } from './use-return-focus.js'

registerStyles(css)

export type DialogProps = {
  title: string
  /** Names the thing that it is about. */
  subject: string
  message?: ReactNode
  /** Buttons; the first one takes the focus, so that it should be the one that does no harm. */
  actions: ReactNode
  /** Escape was pressed, or what the device has for it. */
  onCancel: () => void
}

/**
 * A question that has to be answered before anything else; it is open for as long as it is rendered.
 *
 * @csspart dialog - A question, in the place where it arose or before all else.
 */
export function Dialog({ title, subject, message, actions, onCancel }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useReturnFocus(dialog)
  useLayoutEffect(() => {
    if (!dialog.current) return
    // One that was taken out of the page comes back open, and in nobody's way.
    dialog.current.open = false
    if (typeof dialog.current.showModal === 'function') dialog.current.showModal()
    else dialog.current.open = true
  }, [])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onCancel()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id} ${id}-subject`}
      aria-describedby={message ? `${id}-message` : undefined}
      part="dialog"
      className="dialog"
      onCancel={cancel}
      onClose={onCancel}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h3 id={id}>{title}</h3>
      <b id={`${id}-subject`}>
        <bdi>{subject}</bdi>
      </b>
      {message && <div id={`${id}-message`}>{message}</div>}
      <footer>{actions}</footer>
    </dialog>
  )
}
