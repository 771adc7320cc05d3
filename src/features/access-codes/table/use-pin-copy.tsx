import { type ReactNode, useMemo, useState } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { CopyFallback } from '../../../ui/copy/copy-fallback.js'
import { useCopy } from '../../../ui/copy/use-copy.js'
import { Announcer } from '../../../ui/feedback/announcer.js'

interface PinCopy {
  /** Copies the digits of a row. */
  readonly copyPin: (id: string, pin: string) => void
  /** Returns "Copied", shortly after the digits of a row were copied. */
  readonly labelOf: (id: string) => string | undefined
  /** Shows the digits of a row for copying by hand if the page can't write to the clipboard. */
  readonly fallbackOf: (id: string, pin: string | undefined) => ReactNode
  readonly reset: () => void
}

/** Copies the digits in the rows of a list. Changes only with its state. */
export function usePinCopy(): { readonly pinCopy: PinCopy; readonly announcement: ReactNode } {
  const { accessCode, general } = useElement().messages
  const texts = useTexts(ACCESS_CODE)
  const { copy, state, reset } = useCopy()
  const [copied, setCopied] = useState<string>()
  const pinCopy = useMemo<PinCopy>(
    () => ({
      copyPin(id, pin) {
        setCopied(id)
        void copy(pin)
      },
      labelOf: (id) => (state === 'copied' && id === copied ? texts.copied : undefined),
      fallbackOf: (id, pin) =>
        copied === id &&
        state === 'rejected' &&
        pin && (
          <CopyFallback
            text={pin}
            label={accessCode.label}
            hint={texts.copyYourself}
            closeLabel={general.dismiss}
            onClose={reset}
          />
        ),
      reset
    }),
    [accessCode, general, texts, copied, copy, state, reset]
  )
  return { pinCopy, announcement: <Announcer message={state === 'copied' ? texts.copied : ''} /> }
}
