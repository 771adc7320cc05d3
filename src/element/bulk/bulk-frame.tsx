import { type ReactNode, useEffect, useState } from 'react'
import { BULK } from '../../messages/bulk/en.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useTexts } from '../custom-element/element-context.js'
import css from './bulk-bar.css'
import type { BulkControl } from './use-bulk.js'

registerStyles(css)

/** Time after a run during which a press in the place of the bar does nothing, in ms: the user still sees the bar there. */
const SHIELD_MS = 1000

interface Props {
  readonly control: BulkControl
  readonly children: ReactNode
}

/**
 * Bar below a list. Until a run has ended it stays in view, above the rows. The result is only below them, and a late press
 * on the bar does not reach the row that was behind it.
 */
export function BulkFrame({ control: { outcomes, isFree }, children }: Props) {
  const texts = useTexts(BULK)
  const hasResult = outcomes !== undefined && isFree
  const [isPlaced, setPlaced] = useState(hasResult)
  useEffect(() => {
    if (!hasResult) return
    const timer = setTimeout(() => setPlaced(true), SHIELD_MS)
    return () => {
      clearTimeout(timer)
      setPlaced(false)
    }
  }, [hasResult])
  return (
    <>
      {hasResult && !isPlaced && <div className="bulk-shield" />}
      <section
        role="group"
        className={hasResult ? 'bulk-bar result inline' : 'bulk-bar inline'}
        aria-label={texts.label}
        tabIndex={-1}
      >
        {children}
      </section>
    </>
  )
}
