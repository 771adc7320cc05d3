import { useMessages } from '../../../element/custom-element/element-context.js'
import { Button } from '../../../ui/actions/button.js'

interface Props {
  /** Whose stay is to be when. */
  readonly words: string
  readonly isEndPast: boolean
  /** Whether it can be saved now. */
  readonly isFree: boolean
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onUndo: () => void
}

/** Asks whether a stay that was moved is to be so. */
export function ConfirmPeriodChange({ words, isEndPast, isFree, isSaving, onSave, onUndo }: Props) {
  const { general, accessCodeForm } = useMessages()
  return (
    <div className="stay-question">
      <p>
        <bdi>{words}</bdi>
        {isEndPast && <small>{accessCodeForm.endPast}</small>}
      </p>
      <Button variant="primary" pending={isSaving} isUnavailable={!isFree} onClick={onSave}>
        {general.save}
      </Button>
      <Button isUnavailable={isSaving} onClick={onUndo}>
        {general.undo}
      </Button>
    </div>
  )
}
