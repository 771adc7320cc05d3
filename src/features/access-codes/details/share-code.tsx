import { useRef, useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useManageMessages, withManageMessages } from '../../../element/loading/later-texts.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { shownCode } from '../rules/shown-code.js'
import { Button } from '../../../ui/actions/button.js'
import { CopyFallback } from '../../../ui/actions/copy-fallback.js'
import { useCopy } from '../../../ui/actions/use-copy.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { Check } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { QrDialog } from './qr-dialog.js'
import css from './share-code.css'
import { QrCode, Share2 } from './share-icons.js'
import { useShareText } from './use-share-text.js'

registerStyles(css)

/** How the share sheet ends where nothing is to be done: a person closed it, or it is open already. */
const NO_FAILURE: ReadonlySet<unknown> = new Set(['AbortError', 'InvalidStateError'])

/** Hands a text to the share sheet of the system. @returns whether there is one that took it, or that a person closed. */
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
  readonly code: AccessCode
  readonly device: Device
  /** The time zone in which times are told. */
  readonly zone: string
}

/** Hands a code to somebody: by the system's share sheet or the clipboard, or as a QR code. */
export const ShareCode = withManageMessages(function ShareCode({ code, device, zone }: Props) {
  const { accessCode: texts, general } = useMessages()
  const { sharing } = useManageMessages()
  const text = useShareText(code, device, zone)
  const { copy, state, reset } = useCopy()
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isCopied = state === 'copied'

  async function share(): Promise<void> {
    if (!(await shared(text))) await copy(text)
  }
  return (
    <div className="share-code" data-tone={isCopied ? 'ok' : undefined}>
      <Button ref={button} icon={isCopied ? <Check /> : <Share2 />} onClick={() => void share()}>
        {sharing.share}
      </Button>
      <Button icon={<QrCode />} aria-haspopup="dialog" onClick={() => setShown(true)}>
        {sharing.showQr}
      </Button>
      <Announcer message={isCopied ? texts.copied : ''} />
      {isCopied && <small aria-hidden>{texts.copied}</small>}
      {state === 'refused' && (
        <CopyFallback
          text={text}
          label={sharing.text}
          hint={texts.copyYourself}
          closeLabel={general.dismiss}
          onClose={reset}
          returnTo={button}
        />
      )}
      {isShown && (
        <QrDialog text={text} subject={shownCode(code, device).name ?? texts.unnamed} onClose={() => setShown(false)} />
      )}
    </div>
  )
})
