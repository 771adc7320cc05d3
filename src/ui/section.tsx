import { useId, type ReactNode } from 'react'
import css from './section.css'
import { useStyles } from './styles.js'

export type SectionProps = { title: string; children: ReactNode }

export function Section({ title, children }: SectionProps) {
  useStyles(css)
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
