import { Button, type ButtonProps } from './button.js'
import css from './large-button.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type LargeButtonProps = Omit<ButtonProps, 'icon' | 'label'>

/**
 * The one thing to do with what a screen shows: as wide as there is room, up to 360 px, and 48 px high, 56 px for a
 * finger. While its change is under way, a spinner stands at its edge; it keeps its size and its word.
 */
export function LargeButton({ variant = 'primary', pending, ...props }: LargeButtonProps) {
  return (
    <div className="large-button">
      <Button {...props} variant={variant} pending={pending} icon={pending && <i className="spinner" />} />
    </div>
  )
}
