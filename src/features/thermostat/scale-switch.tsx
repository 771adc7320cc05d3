import { Button } from '../../ui/actions/button.js'
import { ChevronDown } from '../../ui/icons.js'

interface Props {
  readonly label: string
  readonly isOpen: boolean
  onToggle(isOpen: boolean): void
}

/** Button that shows the scale of the set points if there is no room for the dial. */
export const ScaleSwitch = ({ label, isOpen, onToggle }: Props) => (
  <div className="scale-switch small">
    <Button variant="plain" aria-expanded={isOpen} icon={<ChevronDown />} onClick={() => onToggle(!isOpen)}>
      {label}
    </Button>
  </div>
)
