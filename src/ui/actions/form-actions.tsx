import type { ReactNode } from 'react'
import { Alert } from '../feedback/alert.js'
import css from './form-actions.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type FormActionsProps = {
  /** Error of the form as a whole. */
  error: ReactNode
  /** The buttons. */
  children: ReactNode
}

export function FormActions({ error, children }: FormActionsProps) {
  return (
    <div className="actions">
      <div role="alert">{error && <Alert variant="error">{error}</Alert>}</div>
      {children}
    </div>
  )
}
