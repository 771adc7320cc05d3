import { useMessages } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import type { Device } from '../../../core/resources/resources.js'
import { accessCodeListQuery } from '../../access-codes/data/access-code-queries.js'
import { Card } from '../../../ui/layout/card.js'
import { KeyRound } from '../../../ui/icons.js'
import { Status } from '../../../ui/feedback/status.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'

interface Props {
  readonly device: Device
  /** The table of its access codes. */
  readonly codes: Pick<InnerScreen, 'opener' | 'open'>
}

/** What is particular to a lock, below its hero: how many codes it has, and the way to these. */
export function LockPanel({ device, codes: { opener, open } }: Props) {
  useShownScreen('lock-details')
  const { lock } = useMessages()
  const { ids, isComplete } = useResources(accessCodeListQuery(device.device_id)).status
  return (
    <Card>
      <button ref={opener} type="button" part="button" className="lock-codes" onClick={open}>
        <Status icon={<KeyRound />}>
          {isComplete && ids ? lock.accessCodes(ids.length) : lock.accessCodesUnknown}
        </Status>
      </button>
    </Card>
  )
}
