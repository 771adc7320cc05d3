import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { Button } from '../../../ui/actions/button.js'

interface Props {
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** Says that the response to a new access was lost, with a button that checks if it was given. */
export function LostResponse({ isChecking, onCheck }: Props) {
  const texts = useTexts(ACCESS_GRANT_FORM)
  return (
    <div className="stack">
      <p>{texts.unknown}</p>
      <div>
        <Button pending={isChecking} onClick={onCheck}>
          {texts.check}
        </Button>
      </div>
    </div>
  )
}
