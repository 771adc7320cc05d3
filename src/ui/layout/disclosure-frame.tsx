import type { ComponentProps, Ref } from 'react'
import { ChevronDown } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import css from './card.css'

registerStyles(css)

interface Props extends Pick<ComponentProps<'details'>, 'open' | 'onToggle' | 'children'> {
  /** Id of the title. */
  readonly id: string
  readonly title: string
  readonly frame?: Ref<HTMLDetailsElement>
}

/**
 * Content folded under a title.
 *
 * @csspart disclosure - A card that folds away details.
 */
export const DisclosureFrame = ({ id, title, frame, children, ...state }: Props) => (
  <details ref={frame} className="disclosure surface" part="card disclosure" aria-labelledby={id} {...state}>
    <summary className="inline between pressable unfolds">
      <h3 id={id}>{title}</h3>
      <ChevronDown />
    </summary>
    <div>{children}</div>
  </details>
)
