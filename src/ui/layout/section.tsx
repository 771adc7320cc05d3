import { type ComponentProps, useId } from 'react'
import { SectionFrame } from './section-frame.js'

type SectionProps = Omit<ComponentProps<typeof SectionFrame>, 'id'>

/** A `SectionFrame` with a generated id. */
export const Section = (props: SectionProps) => <SectionFrame id={useId()} {...props} />
