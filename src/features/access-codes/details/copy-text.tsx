import { useMessages } from '../../../element/custom-element/element-context.js'
import { CopyButton } from '../../../ui/actions/copy-button.js'

interface Props {
  readonly text: string
  /** Names the button. */
  readonly label: string
  /** Names the text. */
  readonly fieldLabel: string
}

/** Copies a text of a code, or helps a person to. */
export function CopyText(props: Props) {
  const { accessCode: texts, general } = useMessages()
  return <CopyButton {...props} copiedLabel={texts.copied} hint={texts.copyYourself} closeLabel={general.dismiss} />
}
