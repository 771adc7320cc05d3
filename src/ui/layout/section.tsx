import { type ReactNode, useId } from 'react'
import { SectionFrame } from './section-frame.js'

type SectionProps = { title: string; children: ReactNode }

/** A `SectionFrame` with a generated id. */
export const Section = (props: SectionProps) => <SectionFrame id={useId()} {...props} />
