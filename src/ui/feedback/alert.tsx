import type { ReactNode } from 'react'
import { CircleAlert, TriangleAlert } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import css from './alert.css'

registerStyles(css)

type AlertProps = {
  variant: 'error' | 'warning'
  /** @default the icon of the variant */
  icon?: ReactNode
  children: ReactNode
}

/**
 * A persistent problem.
 *
 * @csspart alert - A problem with what is shown.
 */
export function Alert({ variant, icon, children }: AlertProps) {
  const error = variant === 'error'
  return (
    <div className="alert" part="alert" data-tone={error ? 'danger' : 'warning'}>
      {icon ?? (error ? <CircleAlert /> : <TriangleAlert />)}
      <div className="rest">{children}</div>
    </div>
  )
}
