import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACTIVITY_EXPORT } from '../../../messages/activity-export/en.js'

/** Shortest time between two announcements, in ms. */
const ANNOUNCED_EVERY = 3000

/** Returns a text at most every three seconds, so that it doesn't interrupt itself. */
function useThrottled(text: string): string {
  const [announced, setAnnounced] = useState(text)
  const announcedAt = useRef(0)
  useEffect(() => {
    const wait = announcedAt.current + ANNOUNCED_EVERY - performance.now()
    const timer = setTimeout(
      () => {
        announcedAt.current = performance.now()
        setAnnounced(text)
      },
      Math.max(0, wait)
    )
    return () => clearTimeout(timer)
  }, [text])
  return announced
}

interface Props {
  readonly count: number
  /** From 0 to 1. */
  readonly progress: number
}

/** How many events were read, and how much of the period. */
export function ExportProgress({ count, progress }: Props) {
  const texts = useTexts(ACTIVITY_EXPORT)
  const text = texts.read(count)
  return (
    <div className="stack">
      <progress aria-label={texts.reading} max={1} value={progress} />
      <p aria-hidden>{text}</p>
      <output className="unseen">{useThrottled(text)}</output>
    </div>
  )
}
