import { useState } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Share2 } from '../../../ui/later-icons.js'
import { shownCode } from '../rules/shown-code.js'
import { GuestPass, type GuestPassProps } from './guest-pass.js'
import { PassDialog } from './pass-dialog.js'
import { useShareText } from './use-share-text.js'

type Props = Omit<GuestPassProps, 'text'>

function GuestPassDialog({ onClose, ...pass }: Props & { readonly onClose: () => void }) {
  const { accessCode } = useTexts()
  const text = useShareText(pass.code, pass.device)
  const name = shownCode(pass.code, pass.device).name ?? accessCode.unnamed
  return (
    <PassDialog subject={name} text={text.shared} onClose={onClose}>
      <GuestPass {...pass} text={text} />
    </PassDialog>
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
