import { useMessages } from '../../../element/custom-element/element-context.js'
import { CopyButton } from '../../../ui/actions/copy-button.js'

interface Props {
  readonly text: string
  readonly label: string
  readonly fieldLabel: string
}

/** Copies a text. If the clipboard is unavailable, shows the text in a field to copy it manually. */
export function CopyText(props: Props) {
  const { accessCode: texts, general } = useMessages()
  return <CopyButton {...props} copiedLabel={texts.copied} hint={texts.copyYourself} closeLabel={general.dismiss} />
}
