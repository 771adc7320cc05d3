import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import css from './dialog.css'
import { registerStyles } from '../style/styles.js'
import { useReturnFocus } from './use-return-focus.js'

registerStyles(css)

const FIELD = 'input, select, textarea, button'

export type DialogProps = {
  title: string
  /** Names the thing that it is about. */
  subject: string
  message?: ReactNode
  /** Buttons; where there is nothing to fill in, the first one takes the focus, so that it should be the one that does no harm. */
  actions: ReactNode
  /** Escape was pressed, or what the device has for it. */
  onCancel: () => void
  /** `dialog` for what only shows something. @default 'alertdialog' */
  role?: 'alertdialog' | 'dialog' | undefined
  /** What has the focus afterwards. @default what had it before */
  returnTo?: RefObject<HTMLElement | null> | undefined
  /** What there is to fill in, which is not read out as the message is. */
  children?: ReactNode
}

/**
 * A question that has to be answered before anything else; it is open for as long as it is rendered.
 *
 * @csspart dialog - A question, in the place where it arose or before all else.
 */
export function Dialog(props: DialogProps) {
  const { title, subject, message, actions, onCancel, role = 'alertdialog', returnTo, children } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLElement>(null)
  useReturnFocus(dialog, returnTo)
  useLayoutEffect(() => {
    if (!dialog.current) return
    // One that was taken out of the page comes back open, and in nobody's way.
    dialog.current.open = false
    if (typeof dialog.current.showModal === 'function') dialog.current.showModal()
    else dialog.current.open = true
    // The browser would choose what unfolds the message, if it has that.
    const answers = fields.current ?? buttons.current
    answers?.querySelector<HTMLElement>(FIELD)?.focus()
  }, [])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onCancel()
  }
  return (
    <dialog
      ref={dialog}
      role={role}
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
      {children && <div ref={fields}>{children}</div>}
      <footer ref={buttons}>{actions}</footer>
    </dialog>
  )
}
