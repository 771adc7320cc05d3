import printer from 'lucide/dist/esm/icons/printer.mjs'
import { useRef, useState } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { Button } from '../../../ui/actions/button.js'
import { icon } from '../../../ui/icons.js'
import { Dialog } from '../../../ui/overlay/dialog.js'
import { usePrintedAlone } from '../../../ui/print/use-printed-alone.js'
import { shownCode } from '../rules/shown-code.js'
import { GuestPass, type GuestPassProps } from './guest-pass.js'
import { Share2, ShareButton } from './share-button.js'
import { useShareText } from './use-share-text.js'

const Printer = icon(printer)

type Props = Omit<GuestPassProps, 'text'>

/** Dialog with a pass of a code, to scan, share or print. */
function GuestPassDialog({ onClose, ...pass }: Props & { readonly onClose: () => void }) {
  const { accessCode } = useTexts()
  const texts = useTexts(SHARING)
  const text = useShareText(pass.code, pass.device)
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

/** Button that shows the pass of a code, from which it is shared or printed. */
export function ShareCode(pass: Props) {
  const sharing = useTexts(SHARING)
  const [isShown, setShown] = useState(false)
  return (
    <div className="share-code">
      <Button variant="primary" icon={<Share2 />} aria-haspopup="dialog" onClick={() => setShown(true)}>
        {sharing.pass}
      </Button>
      {isShown && <GuestPassDialog {...pass} onClose={() => setShown(false)} />}
    </div>
  )
}
