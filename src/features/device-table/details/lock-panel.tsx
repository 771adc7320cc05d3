import { useMessages } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import type { Device } from '../../../core/resources/resources.js'
import { accessCodeListQuery } from '../../access-codes/data/code-list-query.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { CodePlaces } from './code-places.js'
import { LockCodes } from './lock-codes.js'
import type { NextCodesProps } from './next-codes.js'

const NextCodes = lazyPart(
  () => import(/* webpackPreload: true */ './lock-recent.js').then(({ NextCodes: part }) => part),
  ({ count }: NextCodesProps) => <CodePlaces count={count} />,
  { isEager: true }
)

interface Props {
  readonly device: Device
  /** The access code table. */
  readonly codes: Pick<InnerScreen, 'opener' | 'open'>
}

/** Content of the lock details below the top. */
export function LockPanel({ device, codes: { opener, open } }: Props) {
  const { resources, status } = useResources(accessCodeListQuery(device.device_id))
  const count = status.isComplete ? status.ids?.length : undefined
  return (
    <LockCodes messages={useMessages()} count={count} opener={opener} onOpen={open}>
      <NextCodes device={device} codes={resources} count={status.error === undefined ? count : 0} />
    </LockCodes>
  )
}
