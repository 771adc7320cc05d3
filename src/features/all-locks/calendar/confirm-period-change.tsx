import { useMessages } from '../../../element/custom-element/element-context.js'
import { Button } from '../../../ui/actions/button.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'

interface Props {
  /** Text with the person and the new access period. */
  readonly words: string
  readonly isEndPast: boolean
  /** `false` while another bulk run is active. */
  readonly isFree: boolean
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onUndo: () => void
}

/** Asks the user to save or undo a moved access period. */
export function ConfirmPeriodChange({ words, isEndPast, isFree, isSaving, onSave, onUndo }: Props) {
  const { general } = useMessages()
  const accessCodeForm = useMessages(ACCESS_CODE_FORM)
  return (
    <div className="stay-question inline wrap ruled">
      <p className="strong">
        <bdi>{words}</bdi>
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
