import { useMessages } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { useShownScreen } from '../../../element/hooks/use-shown-screen.js'
import type { Device } from '../../../core/resources/resources.js'
import { accessCodeListQuery } from '../../access-codes/data/access-code-queries.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'
import { LockCodes } from './lock-codes.js'

interface Props {
  readonly device: Device
  /** The table of its access codes. */
  readonly codes: Pick<InnerScreen, 'opener' | 'open'>
}

/** What is particular to a lock, below its hero: its codes. */
export function LockPanel({ device, codes: { opener, open } }: Props) {
  useShownScreen('lock-details')
  const { ids, isComplete } = useResources(accessCodeListQuery(device.device_id)).status
  return (
    <LockCodes messages={useMessages()} count={isComplete ? ids?.length : undefined} opener={opener} onOpen={open} />
  )
}
