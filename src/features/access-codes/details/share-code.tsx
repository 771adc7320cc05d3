import { useState } from 'react'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { Button } from '../../../ui/actions/button.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { GuestPassDialog } from './guest-pass-dialog.js'
import { ShareButton, QrCode } from './share-button.js'
import css from './share-code.css'
import { useShareText } from './use-share-text.js'

registerStyles(css)

interface Props {
  readonly code: AccessCode
  readonly device: Device
  /** Time zone of the displayed times. */
  readonly zone: string
}

/** Buttons that share a code as text or show its pass. */
export function ShareCode({ code, device, zone }: Props) {
  const sharing = useMessages(SHARING)
  const text = useShareText(code, device, zone)
  const [isShown, setShown] = useState(false)
  return (
    <div className="share-code">
      <ShareButton text={text.shared} />
      <Button icon={<QrCode />} aria-haspopup="dialog" onClick={() => setShown(true)}>
        {sharing.pass}
      </Button>
      {isShown && <GuestPassDialog {...{ code, device, zone, text }} onClose={() => setShown(false)} />}
    </div>
  )
}
