import type { ReactNode, Ref } from 'react'
import { Button } from './button.js'

export type IconButtonProps = {
  /** The accessible name, and the tooltip. */
  label: string
  icon: ReactNode
  pending?: boolean | undefined
  disabled?: boolean | undefined
  type?: 'button' | 'submit' | undefined
  onClick?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export const IconButton = (props: IconButtonProps) => <Button variant="plain" {...props} />
