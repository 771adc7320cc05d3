import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './empty-state.css'

registerStyles(css)

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

/** Shown if there is no content. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty stack gap-1 muted">
      {icon}
      <p>{title}</p>
      {children && <div>{children}</div>}
      {action}
    </div>
  )
}
