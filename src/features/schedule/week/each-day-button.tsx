import { useTexts } from '../../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { Button } from '../../../ui/actions/button.js'
import { ChevronDown } from '../../../ui/icons.js'

interface Props {
  readonly isUnfolded: boolean
  readonly onToggle: (isUnfolded: boolean) => void
}

/** Button that shows each day instead of groups of equal days. */
export const EachDayButton = ({ isUnfolded, onToggle }: Props) => (
  <div className="unfolds">
    <Button aria-expanded={isUnfolded} icon={<ChevronDown />} onClick={() => onToggle(!isUnfolded)}>
      {useTexts(SCHEDULE).week.eachDay}
    </Button>
  </div>
)
