import printer from 'lucide/dist/esm/icons/printer.mjs'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { Button } from '../../../ui/actions/button.js'
import { icon } from '../../../ui/icons.js'
import { Dialog } from '../../../ui/overlay/dialog.js'
import { usePrintedAlone } from '../../../ui/print/use-printed-alone.js'
import { ShareButton } from './share-button.js'

const Printer = icon(printer)

interface Props {
  /** Name of what is shared. */
  readonly subject: string
  /** The text to share. */
  readonly text: string
  readonly onClose: () => void
  /** The pass. */
  readonly children: ReactNode
}

/** Dialog with a pass, to scan, share or print. */
export function PassDialog({ subject, text, onClose, children }: Props) {
  const texts = useTexts(SHARING)
  const paper = useRef<HTMLDivElement>(null)
  usePrintedAlone(paper)
  return (
    <Dialog
      role="dialog"
      hideTitle
      title={texts.pass}
      subject={subject}
      message={
        <div ref={paper} className="pass-paper">
          {children}
        </div>
      }
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <ShareButton text={text} />
        </>
      }
    />
  )
}
