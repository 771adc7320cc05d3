import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './dialog.css'
import { useReturnFocus } from './use-return-focus.js'

registerStyles(css)

const FIELD = 'input, select, textarea, button'

export type DialogProps = {
  title: string
  /** `true` to show the title and the subject only to screen readers. @default false */
  hideTitle?: boolean | undefined
  /** Name of what it is about. */
  subject: string
  message?: ReactNode
  /** Buttons. Without fields the first one gets focus, so it should be the harmless one. */
  actions: ReactNode
  /** Called on Escape or the device's back gesture. */
  onCancel: () => void
  /** `dialog` if it asks nothing. @default 'alertdialog' */
  role?: 'alertdialog' | 'dialog' | undefined
  /** Gets focus afterwards. @default the previously focused element */
  returnTo?: RefObject<HTMLElement | null> | undefined
  /** Fields, which are not part of the announced message. */
  children?: ReactNode
}

/**
 * A modal dialog. Open while rendered.
 *
 * @csspart dialog - A question, inline or modal.
 */
export function Dialog(props: DialogProps) {
  const { title, hideTitle, subject, message, actions, onCancel, role = 'alertdialog', returnTo, children } = props
  const id = useId()
  const titleClass = hideTitle ? 'unseen' : undefined
  const dialog = useRef<HTMLDialogElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLElement>(null)
  useReturnFocus(dialog, returnTo)
  useLayoutEffect(() => {
    if (!dialog.current) return
    // The dialog of a reinserted element is shown non-modally.
    dialog.current.open = false
    if (typeof dialog.current.showModal === 'function') dialog.current.showModal()
    else dialog.current.open = true
    // The browser would focus a disclosure in the message.
    const target = fields.current ?? buttons.current
    target?.querySelector<HTMLElement>(FIELD)?.focus()
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
      className="dialog overlay"
      onCancel={cancel}
      onClose={onCancel}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h3 id={id} className={titleClass}>
        {title}
      </h3>
      <b id={`${id}-subject`} className={titleClass}>
        <bdi>{subject}</bdi>
      </b>
      {message && (
        <div id={`${id}-message`} className="muted">
          {message}
        </div>
      )}
      {children && (
        <div ref={fields} className="muted">
          {children}
        </div>
      )}
      <footer ref={buttons} className="wrap">
        {actions}
      </footer>
    </dialog>
  )
}
