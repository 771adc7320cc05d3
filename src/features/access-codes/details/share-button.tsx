import { useRef } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { Button } from '../../../ui/actions/button.js'
import { CopyFallback } from '../../../ui/copy/copy-fallback.js'
import { useCopy } from '../../../ui/copy/use-copy.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { Check, Share2 } from '../../../ui/later-icons.js'

/** Errors of the share sheet that need no fallback: the user closed it, or it is already open. */
const NO_FAILURE: ReadonlySet<unknown> = new Set(['AbortError', 'InvalidStateError'])

/** Opens the share sheet of the system. @returns `false` if the share sheet is unavailable or failed */
async function shared(text: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ text })
    return true
  } catch (error) {
    return error instanceof DOMException && NO_FAILURE.has(error.name)
  }
}

interface Props {
  readonly text: string
  /** @default 'primary' */
  readonly variant?: 'primary' | 'secondary'
}

/** Shares a text with the system's share sheet. Falls back to the clipboard and announces it. */
export function ShareButton({ text, variant = 'primary' }: Props) {
  const { general } = useTexts()
  const texts = useTexts(ACCESS_CODE)
  const sharing = useTexts(SHARING)
  const { copy, state, reset } = useCopy()
  const button = useRef<HTMLButtonElement>(null)
  const isCopied = state === 'copied'

  async function share(): Promise<void> {
    if (!(await shared(text))) await copy(text)
  }
  return (
    <>
      <Button ref={button} variant={variant} icon={isCopied ? <Check /> : <Share2 />} onClick={() => void share()}>
        {sharing.share}
      </Button>
      <Announcer message={isCopied ? texts.copied : ''} />
      {isCopied && (
        <small aria-hidden data-tone="ok">
          {texts.copied}
        </small>
      )}
      {state === 'rejected' && (
        <CopyFallback
          text={text}
          label={sharing.text}
          hint={texts.copyYourself}
          closeLabel={general.dismiss}
          onClose={reset}
          returnTo={button}
        />
      )}
    </>
  )
}
