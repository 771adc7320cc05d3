import { useRef } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { Button } from '../../../ui/actions/button.js'
import { Dialog } from '../../../ui/overlay/dialog.js'
import { usePrintedAlone } from '../../../ui/print/use-printed-alone.js'
import { shownCode } from '../rules/shown-code.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { GuestPass, type GuestPassProps } from './guest-pass.js'
import { ShareButton, Printer } from './share-button.js'
import { useShareText } from './use-share-text.js'

interface Props extends Omit<GuestPassProps, 'text'> {
  readonly onClose: () => void
}

/** Dialog with a pass of a code, to scan, share or print. */
export function GuestPassDialog({ onClose, ...pass }: Props) {
  const { accessCode } = useMessages()
  const texts = useMessages(SHARING)
  const text = useShareText(pass.code, pass.device, pass.zone)
  const paper = useRef<HTMLDivElement>(null)
  usePrintedAlone(paper)
  return (
    <Dialog
      role="dialog"
      hideTitle
      title={texts.pass}
      subject={shownCode(pass.code, pass.device).name ?? accessCode.unnamed}
      message={
        <div ref={paper} className="pass-paper">
          <GuestPass {...pass} text={text} />
        </div>
      }
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <ShareButton text={text.shared} />
        </>
      }
    />
  )
}
