import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { Button } from '../../../ui/actions/button.js'

interface Props {
  /** Text with the person and the new access period. */
  readonly text: string
  readonly isEndPast: boolean
  /** `false` while another bulk run is active. */
  readonly isFree: boolean
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onUndo: () => void
}

/** Asks the user to save or undo a moved access period. */
export function ConfirmPeriodChange({ text, isEndPast, isFree, isSaving, onSave, onUndo }: Props) {
  const { general } = useTexts()
  const accessCodeForm = useTexts(ACCESS_CODE_FORM)
  return (
    <div className="stay-question inline wrap ruled">
      <p className="strong">
        <bdi>{text}</bdi>
        {isEndPast && <small>{accessCodeForm.endPast}</small>}
      </p>
      <Button isUnavailable={isSaving} onClick={onUndo}>
        {general.undo}
      </Button>
      <Button variant="primary" pending={isSaving} isUnavailable={!isFree} onClick={onSave}>
        {general.save}
      </Button>
    </div>
  )
}
