import { Button, type ButtonProps } from './button.js'
import css from './large-button.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type LargeButtonProps = Omit<ButtonProps, 'icon' | 'label'>

/**
 * The main action of a screen: full width up to 360 px, 48 px high, 56 px for touch. While pending it shows a spinner
 * and keeps its size and text.
 */
export function LargeButton({ variant = 'primary', pending, ...props }: LargeButtonProps) {
  return (
    <div className="large-button">
      <Button {...props} variant={variant} pending={pending} icon={pending && <i className="spinner" />} />
    </div>
  )
}
