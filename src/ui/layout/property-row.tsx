import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './property-row.css'

registerStyles(css)

type PropertyListProps = { children: ReactNode }

export const PropertyList = ({ children }: PropertyListProps) => <dl>{children}</dl>

type PropertyRowProps = { label: string; children: ReactNode }

/** A name and its value, inside a `PropertyList`. */
export function PropertyRow({ label, children }: PropertyRowProps) {
  return (
    <div className="property wrap">
      <dt className="muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
