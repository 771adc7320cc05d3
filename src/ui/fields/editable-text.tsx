import { Check, X } from '../icons.js'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { useToasts } from '../feedback/toasts.js'
import { ShownText } from './shown-text.js'

export type EditableTextProps = {
  value: string
  label: string
  editLabel: string
  saveLabel: string
  cancelLabel: string
  /** `true` if the text is a heading. @default false */
  isHeading?: boolean | undefined
  pending?: boolean | undefined
  /** Returns an error message, if any. */
  validate: (typed: string) => string | undefined
  /**
   * `true`, or what is wrong: the field opens again with what was typed, and shows the message. An empty message if the
   * reason is shown elsewhere.
   */
  onSave: (typed: string) => Promise<true | string>
}

/** A text with an edit button. Enter saves, Escape cancels. */
export function EditableText(props: EditableTextProps) {
  const { value, label, editLabel, saveLabel, cancelLabel, isHeading, pending, validate, onSave } = props
  const toasts = useToasts()
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)

  useLayoutEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    editButton.current?.focus()
    field.current?.select()
  })

  function turn(to: string | undefined, focus = true, wrong?: string) {
    takesFocus.current = focus
    setError(wrong)
    setDraft(to)
  }
  async function save(event: SubmitEvent) {
    event.preventDefault()
    const typed = draft ?? ''
    const wrong = validate(typed)
    if (wrong) return setError(wrong)
    turn(undefined)
    const outcome = typed === value || (await onSave(typed))
    if (outcome === true) return
    if (!field.current) turn(typed, editButton.current?.matches(':focus'), outcome)
    // The user has left, or the element is detached and will show the field again.
    if (outcome && !editButton.current) toasts.show({ variant: 'error', message: outcome })
  }
  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    turn(undefined)
  }

  if (draft === undefined) {
    return <ShownText {...{ value, isHeading, editLabel, pending, editButton }} onEdit={() => turn(value)} />
  }
  return (
    <form className="editable" noValidate onSubmit={save}>
      <input
        ref={field}
        aria-label={label}
        aria-invalid={Boolean(error)}
        aria-describedby={error && errorId}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value)
          setError(error && validate(target.value))
        }}
        onKeyDown={cancelOnEscape}
      />
      <IconButton type="submit" label={saveLabel} icon={<Check />} />
      <IconButton label={cancelLabel} icon={<X />} onClick={() => turn(undefined)} />
      {error && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
