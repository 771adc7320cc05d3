import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './hero.css'

registerStyles(css)

export type HeroProps = {
  label: string
  /** Tile next to the title, usually a `Thumbnail`. */
  picture?: ReactNode
  /** Name of the resource, usually an `EditableText`. */
  title: ReactNode
  /** Line of metadata: `Status` or `span` elements. */
  meta?: ReactNode
  /** Usually a `Reading` and its controls. */
  children: ReactNode
}

/**
 * Top of a screen about one resource.
 *
 * @csspart hero - The card at the top: name, reading and main action.
 */
export function Hero({ label, picture, title, meta, children }: HeroProps) {
  return (
    <section role="group" aria-label={label} part="card hero" className="hero surface">
      <header className="wrap">
        {picture}
        <div>
          <div className="hero-title title">{title}</div>
          {meta && <div className="hero-meta wrap muted small">{meta}</div>}
        </div>
      </header>
      {children}
    </section>
  )
}
