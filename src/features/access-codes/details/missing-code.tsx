import { useMessages } from '../../../element/custom-element/element-context.js'
import { useScreenChange } from '../../../element/hooks/use-screen-change.js'
import { MISSING, ResourceScreen } from '../../../element/frame/resource-screen.js'

interface Props {
  readonly deviceId: string | undefined
  readonly accessCodeId: string | undefined
}

/** Stands in the place of a code that is not among those of a table, as of one that is not there. */
export function MissingCode({ deviceId, accessCodeId }: Props) {
  useScreenChange('access-code-details', { deviceId, accessCodeId })
  const { accessCode: texts } = useMessages()
  return (
    <ResourceScreen title={texts.title} id={accessCodeId} resource={undefined} status={MISSING} texts={texts}>
      {() => null}
    </ResourceScreen>
  )
}
