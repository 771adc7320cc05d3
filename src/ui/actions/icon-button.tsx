import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.js'

export type IconButtonProps = Omit<ButtonProps, 'variant' | 'children'> & {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
}

export const IconButton = (props: IconButtonProps) => <Button variant="plain" {...props} />
