import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './details-page.css'

registerStyles(css)

interface Props {
  readonly className: string
  /** State of the resource, and what to do about it. */
  readonly children: ReactNode
  /** Facts about the resource, next to its state if there is room. */
  readonly facts: ReactNode
  readonly actions?: ReactNode
  readonly isHidden?: boolean
}

/** Details of a resource, in the order of reading. */
export const DetailsPage = ({ className, children, facts, actions, isHidden }: Props) => (
  <div className={`${className} details-page page`} aria-hidden={isHidden}>
    <div className="stack gap-3">{children}</div>
    <div className="stack gap-3">{facts}</div>
    {actions}
  </div>
)

/** Buttons that change or remove the resource. */
export const DetailsActions = ({ children }: Pick<Props, 'children'>) => (
  <div className="details-actions wrap between">{children}</div>
)
