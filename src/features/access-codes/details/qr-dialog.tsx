import { lazyPart } from '../../../element/loading/lazy-part.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { Button } from '../../../ui/actions/button.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { Dialog } from '../../../ui/overlay/dialog.js'
import { createQrPicture } from './qr-picture.js'

const QrPicture = lazyPart(
  () => import('../rules/qr-path.js').then(({ qrPath }) => createQrPicture(qrPath)),
  <Skeleton height="240px" />
)

interface Props {
  readonly text: string
  /** The name of the code. */
  readonly subject: string
  readonly onClose: () => void
}

/** Shows a text as a QR code, with the text itself below it for who cannot see or scan it. */
export function QrDialog({ text, subject, onClose }: Props) {
  const { sharing: texts } = useManageMessages()
  return (
    <Dialog
      role="dialog"
      title={texts.qrTitle}
      subject={subject}
      message={
        <div className="qr">
          <QrPicture text={text} />
          <p dir="auto">{text}</p>
        </div>
      }
      onCancel={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    />
  )
}
