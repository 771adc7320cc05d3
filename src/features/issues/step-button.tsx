import { createContext, type ReactNode, useContext } from 'react'
import { Button, type ButtonProps } from '../../ui/actions/button.js'

/** `true` in a narrow row: a step is shown as an icon, and an issue by its short name. */
export const ShortStepsContext = createContext(false)

interface Props extends Pick<ButtonProps, 'aria-expanded' | 'pending' | 'onClick'> {
  readonly icon: ReactNode
  readonly label: string
}

/** Button of a next step. */
export function StepButton({ icon, label, ...button }: Props) {
  return useContext(ShortStepsContext) ? (
    <Button variant="plain" icon={icon} label={label} {...button} />
  ) : (
    <Button {...button}>{label}</Button>
  )
}
