import circleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { CircleCheck, icon } from '../../../../ui/icons.js'
import { registerStyles } from '../../../../ui/style/styles.js'
import css from './limit-list.css'

registerStyles(css)

const CircleX = /* @__PURE__ */ icon(circleX)

/** A hint about what is accepted. */
export interface LimitHint {
  readonly text: string
  /** `undefined` if nothing was typed, or if only the platform can check it. */
  readonly isMet: boolean | undefined
}

interface Props {
  readonly hints: readonly LimitHint[]
  /** Words that follow a hint for screen readers. */
  readonly met: string
  readonly notMet: string
}

/**
 * Limits of a lock, each with whether the input meets it.
 *
 * @csspart limits - The list of what a lock accepts, below the field for the code.
 */
export const LimitList = ({ hints, met, notMet }: Props) => (
  // Hints of a field are in a paragraph, in which no list element is allowed.
  <span role="list" part="limits" className="limits wrap">
    {hints.map(({ text, isMet }, index) => (
      <span key={text} role="listitem" className="inline gap-1" data-met={isMet}>
        {isMet !== undefined && (isMet ? <CircleCheck /> : <CircleX />)}
        <span>
          {text}
          {isMet !== undefined && <span className="unseen"> {isMet ? met : notMet}</span>}
          {/* In the description of the field the items follow each other. */}
          {index < hints.length - 1 && <span className="unseen"> • </span>}
        </span>
      </span>
    ))}
  </span>
)
