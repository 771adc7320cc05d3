import { useMessages } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import type { Device } from '../../../core/resources/resources.js'
import { accessCodeListQuery } from '../../access-codes/data/access-code-queries.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'
import { LockCodes } from './lock-codes.js'

interface Props {
  readonly device: Device
  /** The access code table. */
  readonly codes: Pick<InnerScreen, 'opener' | 'open'>
}

/** Content of the lock details below the top. */
export function LockPanel({ device, codes: { opener, open } }: Props) {
  const { ids, isComplete } = useResources(accessCodeListQuery(device.device_id)).status
  return (
    <LockCodes messages={useMessages()} count={isComplete ? ids?.length : undefined} opener={opener} onOpen={open} />
  )
}
