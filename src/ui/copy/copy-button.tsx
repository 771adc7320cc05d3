import { useRef } from 'react'
import { IconButton } from '../actions/icon-button.js'
import { Announcer } from '../feedback/announcer.js'
import { Check, Copy } from '../later-icons.js'
import { registerStyles } from '../style/styles.js'
import css from './copy.css'
import { CopyFallback } from './copy-fallback.js'
import { useCopy } from './use-copy.js'

registerStyles(css)

type CopyButtonProps = {
  text: string
  label: string
  copiedLabel: string
  /** Label of the field that shows the text if the browser refuses to copy it. */
  fieldLabel: string
  /** Returns the instruction to copy from that field with the given keys. */
  hint: (keys: string) => string
  closeLabel: string
}

/** Copies a text and says so for a while. If the clipboard is refused, shows the text for copying. */
export function CopyButton({ text, label, copiedLabel, fieldLabel, hint, closeLabel }: CopyButtonProps) {
  const { copy, state, reset } = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const isCopied = state === 'copied'
  return (
    <span className="copy" data-tone={isCopied ? 'ok' : undefined}>
      <IconButton ref={button} label={label} icon={isCopied ? <Check /> : <Copy />} onClick={() => copy(text)} />
      <Announcer message={isCopied ? copiedLabel : ''} />
      {isCopied && (
        <span className="copied-label" aria-hidden>
          {copiedLabel}
        </span>
      )}
      {state === 'rejected' && (
        <CopyFallback
          text={text}
          hint={hint}
          closeLabel={closeLabel}
          label={fieldLabel}
          onClose={reset}
          returnTo={button}
        />
      )}
    </span>
  )
}
