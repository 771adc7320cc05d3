import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { useUnwrittenValue } from '../fields/use-unwritten-value.js'
import { X } from '../icons.js'
import { useReturnFocus } from '../overlay/use-return-focus.js'
import { registerStyles } from '../style/styles.js'
import { useOnChange } from '../use-on-change.js'
import css from './copy.css'

registerStyles(css)

type CopyFallbackProps = {
  text: string
  label: string
  /** Returns the instruction to copy with the given keys. */
  hint: (keys: string) => string
  closeLabel: string
  onClose: () => void
  /** Gets focus when this closes. @default the previously focused element */
  returnTo?: RefObject<HTMLElement | null> | undefined
}

const copyKeys = () => (/^(Mac|iP)/.test(navigator.platform) ? '⌘C' : 'Ctrl+C')

/** Shows a selected text for copying when the page can't write to the clipboard. */
export function CopyFallback({ text, label, hint, closeLabel, onClose, returnTo }: CopyFallbackProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useUnwrittenValue(text)
  useReturnFocus(box, returnTo)
  useOnChange(undefined, () => {
    field.current?.focus()
    field.current?.select()
  })

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys come from what is in it.
    <div ref={box} className="copy-fallback inline wrap gap-1" onKeyDown={closeOnEscape}>
      <input ref={field} className="framed" readOnly autoComplete="off" aria-label={label} aria-describedby={id} />
      <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      <p id={id} className="muted small">
        {hint(copyKeys())}
      </p>
    </div>
  )
}
