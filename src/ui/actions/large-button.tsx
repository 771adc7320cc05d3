import { Button, type ButtonProps } from './button.js'
import css from './large-button.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type LargeButtonProps = Omit<ButtonProps, 'label'> & {
  /** What it says while its change is under way, beside a spinner in the place of its icon: "Unlocking …". */
  pendingText?: string | undefined
}

/**
 * The one thing to do with what a screen shows: as wide as there is room, up to 360 px, and 48 px high, 56 px for a
 * finger. It keeps its size whatever it says.
 */
export function LargeButton({ variant = 'primary', pending, pendingText, icon, children, ...props }: LargeButtonProps) {
  const tells = pending && pendingText
  return (
    <div className="large-button">
      <Button {...props} variant={variant} pending={pending} icon={tells ? <i className="spinner" /> : icon}>
        {tells ? pendingText : children}
      </Button>
    </div>
  )
}
