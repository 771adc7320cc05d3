import { useId, type ReactNode } from 'react'
import css from './section.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type SectionProps = { title: string; children: ReactNode }

/** Things that belong together, under a title; no landmark, since a page may have many of them. */
export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section role="group" className="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
