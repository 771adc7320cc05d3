import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { CopyButton } from '../../../ui/copy/copy-button.js'

interface Props {
  readonly text: string
  readonly label: string
  readonly fieldLabel: string
}

/** Copies a text. If the clipboard is unavailable, shows the text in a field to copy it manually. */
export function CopyText(props: Props) {
  const { general } = useTexts()
  const texts = useTexts(ACCESS_CODE)
  return <CopyButton {...props} copiedLabel={texts.copied} hint={texts.copyYourself} closeLabel={general.dismiss} />
}
