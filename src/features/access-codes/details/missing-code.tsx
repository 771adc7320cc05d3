import { useTexts } from '../../../element/custom-element/element-context.js'
import { MissingScreen } from '../../../element/frame/resource-screen.js'

interface Props {
  readonly deviceId: string | undefined
  readonly accessCodeId: string | undefined
}

/** "Not found" screen for a code that is not listed, same as for a code that does not exist. */
export function MissingCode({ deviceId, accessCodeId }: Props) {
  const { accessCode: texts } = useTexts()
  return (
    <MissingScreen
      name="access-code-details"
      ids={{ deviceId, accessCodeId }}
      id={accessCodeId}
      title={texts.title}
      texts={texts}
    />
  )
}
