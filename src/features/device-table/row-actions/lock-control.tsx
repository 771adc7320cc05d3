import { useMessages } from '../../../element/custom-element/element-context.js'
import type { Device } from '../../../core/resources/resources.js'
import { Button } from '../../../ui/actions/button.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { useLock } from '../../lock/use-lock.js'
import { useRowButton } from './use-row-button.js'

interface Props {
  readonly device: Device
  readonly tabIndex: 0 | -1
}

export function LockControl({ device, tabIndex }: Props) {
  const { lock } = useMessages()
  const { action, isPending, spoken, press } = useLock(device)
  const { named, label } = useRowButton(device, action ? lock[action] : '')
  if (!action) return null
  return (
    <>
      <Button {...named} tabIndex={tabIndex} pending={isPending} onClick={press}>
        {lock[action]}
      </Button>
      {label}
      <Announcer message={spoken} />
    </>
  )
}
