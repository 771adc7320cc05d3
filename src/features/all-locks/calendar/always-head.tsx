import type { Ref } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { CALENDAR } from '../../../messages/calendar/en.js'
import { countText } from '../../../messages/formats.js'
import { ChevronDown } from '../../../ui/icons.js'

export interface Always {
  /** Number of people whose codes have no end. */
  readonly count: number
  /** `true` if their rows are shown. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly ref: Ref<HTMLButtonElement>
}

/** Head of the people whose codes have no end, which shows and hides them. */
export function AlwaysHead({ count, isOpen, onToggle, ref }: Always) {
  const { locale, messages } = useElement()
  const texts = useTexts(CALENDAR)
  return (
    <button
      ref={ref}
      type="button"
      className="always-head inline unfolds muted small"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {messages.general.facts([texts.always, countText(count, locale)])}
      <ChevronDown />
    </button>
  )
}

/** The head as a row of the calendar. */
export const AlwaysRow = (props: Always) => (
  <div role="row">
    <div role="rowheader" aria-colspan={2}>
      <AlwaysHead {...props} />
    </div>
  </div>
)
