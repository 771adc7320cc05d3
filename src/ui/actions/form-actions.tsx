import type { ReactNode } from 'react'
import { Alert } from '../feedback/alert.js'
import css from './form-actions.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type FormActionsProps = {
  /** Error of the form as a whole. */
  trouble: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** Footer of a form. */
export function FormActions({ trouble, children }: FormActionsProps) {
  return (
    <div className="actions">
      <div role="alert">{trouble && <Alert variant="error">{trouble}</Alert>}</div>
      {children}
    </div>
  )
}
