import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState
} from 'react'
import { IconButton } from '../actions/icon-button.js'
import { useToasts } from '../feedback/toasts.js'
import { X } from '../icons.js'
import { Check } from '../later-icons.js'
import { ShownText } from './shown-text.js'

type EditableTextProps = {
  value: string
  label: string
  editLabel: string
  saveLabel: string
  cancelLabel: string
  pending?: boolean | undefined
  /** Returns an error message, if any. */
  validate: (typed: string) => string | undefined
  /**
   * `true`, or what is wrong: the field opens again with what was typed, and shows the message. An empty message if the
   * reason is shown elsewhere.
   */
  onSave: (typed: string) => Promise<true | string>
  /** Asks which text to keep after `value` has changed while the user was typing another one. */
  Conflict: ComponentType<TextConflict>
  /** Asks before a text that the user has typed is lost. */
  Guard: ComponentType<TypedText>
}

/** A text that is not saved yet. */
export type TypedText = {
  isChanged: boolean
  /** `true` while it is being saved. */
  isSaving: boolean
  onDiscard: () => void
  field: RefObject<HTMLInputElement | null>
}

/** Two texts of which the user has to choose one. */
export type TextConflict = {
  mine: string
  theirs: string
  onChoose: (choice: 'mine' | 'theirs') => void
}

/** A text with an edit button. Enter saves, Escape cancels. */
export function EditableText(props: EditableTextProps) {
  const { value, label, editLabel, saveLabel, cancelLabel, pending, validate, onSave, Conflict, Guard } = props
  const toasts = useToasts()
  const [draft, setDraft] = useState<string>()
  /** The text that the draft is based on. */
  const [base, setBase] = useState(value)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const returnFocus = useRef(false)

  useLayoutEffect(() => {
    if (!returnFocus.current) return
    returnFocus.current = false
    editButton.current?.focus()
    field.current?.select()
  })

  const isOutdated = draft !== undefined && value !== base
  const hasConflict = isOutdated && draft !== base && draft !== value
  if (isOutdated && draft === base) {
    setBase(value)
    setDraft(value)
  }

  function turn(to: string | undefined, focus = true, wrong?: string, from = value) {
    returnFocus.current = focus
    setBase(from)
    setError(wrong)
    setDraft(to)
  }
  async function save(event: SubmitEvent) {
    event.preventDefault()
    const typed = draft ?? ''
    if (hasConflict) return form.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus()
    const wrong = validate(typed)
    if (wrong) return setError(wrong)
    turn(undefined)
    if (typed === value) return
    setSaving(true)
    const outcome = await onSave(typed)
    setSaving(false)
    if (outcome === true) return
    if (!field.current) turn(typed, editButton.current?.matches(':focus'), outcome, base)
    // The user has left, or the element is detached and will show the field again.
    if (outcome && !editButton.current) toasts.show({ variant: 'error', message: outcome })
  }
  function choose(choice: 'mine' | 'theirs') {
    setBase(value)
    if (choice === 'theirs') setDraft(value)
    field.current?.focus()
  }
  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    turn(undefined)
  }

  const isEdited = draft !== undefined
  return (
    <>
      {isEdited ? (
        <form ref={form} className="editable inline" noValidate onSubmit={save}>
          <input
            ref={field}
            className="framed"
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
          {hasConflict && <Conflict mine={draft} theirs={value} onChoose={choose} />}
          {error && (
            <p id={errorId} role="alert" className="small">
              {error}
            </p>
          )}
        </form>
      ) : (
        <ShownText
          value={value}
          editLabel={editLabel}
          pending={pending}
          editButton={editButton}
          onEdit={() => turn(value)}
        />
      )}
      <Guard
        isChanged={isEdited && draft !== base}
        isSaving={isSaving && !isEdited}
        onDiscard={() => turn(undefined, false)}
        field={field}
      />
    </>
  )
}
