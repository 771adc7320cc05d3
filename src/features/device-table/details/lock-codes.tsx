import type { ReactNode, Ref } from 'react'
import type { Messages } from '../../../messages/en.js'
import { Status } from '../../../ui/feedback/status.js'
import { KeyRound } from '../../../ui/icons.js'
import { Card } from '../../../ui/layout/card.js'

interface Props {
  readonly messages: Messages
  /** Number of access codes. `undefined` while unknown. */
  readonly count: number | undefined
  readonly opener?: Ref<HTMLButtonElement>
  readonly onOpen?: () => unknown
  /** The next codes, or their placeholder. */
  readonly children: ReactNode
}

/** Button that opens the access codes of a lock, and the next ones. */
export const LockCodes = ({ messages: { lock }, count, opener, onOpen, children }: Props) => (
  <Card>
    <button
      ref={opener}
      type="button"
      part="button"
      className="lock-codes inline between pressable strong"
      onClick={onOpen}
    >
      <Status icon={<KeyRound />}>{count === undefined ? lock.accessCodesUnknown : lock.accessCodes(count)}</Status>
    </button>
    {children}
  </Card>
)
