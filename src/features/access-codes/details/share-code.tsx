import { useState } from 'react'
import { Button } from '../../../ui/actions/button.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { SHARING } from '../../../messages/sharing/en.js'
import type { GuestPassProps } from './guest-pass.js'
import { GuestPassDialog } from './guest-pass-dialog.js'
import { Share2 } from './share-button.js'

/** Button that shows the pass of a code, from which it is shared or printed. */
export function ShareCode(pass: Omit<GuestPassProps, 'text'>) {
  const sharing = useMessages(SHARING)
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
