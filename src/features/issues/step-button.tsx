import { createContext, type ReactNode, useContext } from 'react'
import { Button, type ButtonProps } from '../../ui/actions/button.js'

/**
 * Which steps are icons. `checks`: those that only check again, of which a list has many. `all`: every step of a narrow row,
 * in which an issue has its short name.
 */
export const IconStepsContext = createContext<'none' | 'checks' | 'all'>('none')

interface Props extends Pick<ButtonProps, 'aria-expanded' | 'pending' | 'onClick'> {
  readonly icon: ReactNode
  readonly label: string
  /** `true` if it only checks again. @default false */
  readonly isCheck?: boolean
}

/** Button of a next step. */
export function StepButton({ icon, label, isCheck, ...button }: Props) {
  const icons = useContext(IconStepsContext)
  return icons === 'all' || (isCheck && icons === 'checks') ? (
    <Button variant="plain" icon={icon} label={label} {...button} />
  ) : (
    <Button {...button}>{label}</Button>
  )
}
