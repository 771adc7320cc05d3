import { useId, type ReactNode } from 'react'
import { SectionFrame } from './section-frame.js'

export type SectionProps = { title: string; children: ReactNode }

/** A `SectionFrame` whose title has an id of its own. */
export const Section = (props: SectionProps) => <SectionFrame id={useId()} {...props} />
