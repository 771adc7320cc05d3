import { useMessages } from '../../../element/custom-element/element-context.js'
import { MISSING, ResourceScreen } from '../../../element/frame/resource-screen.js'

interface Props {
  readonly deviceId: string | undefined
  readonly accessCodeId: string | undefined
}

/** "Not found" screen for a code that is not listed, same as for a code that does not exist. */
export function MissingCode({ deviceId, accessCodeId }: Props) {
  const { accessCode: texts } = useMessages()
  return (
    <ResourceScreen
      name="access-code-details"
      ids={{ deviceId, accessCodeId }}
      view={false}
      title={texts.title}
      id={accessCodeId}
      resource={undefined}
      status={MISSING}
      texts={texts}
    >
      {() => null}
    </ResourceScreen>
  )
}
