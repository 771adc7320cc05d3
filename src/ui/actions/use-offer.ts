/** A button is pressed, step 2: decides if the press counts. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { monotonicTime } from '../../core/environment/monotonic-time.js'
import { type Offer, readyAt } from '../../core/gate/offer.js'
import { lastPressAt } from '../press-log.js'

/** Runs a function after the next paint. A hidden page is painted when it is shown. @returns a function that cancels it */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

export interface OfferControl<Control extends HTMLElement = HTMLButtonElement> {
  /** The control, or what contains it. Presses on it are counted. */
  readonly ref: RefObject<Control | null>
  /** `true` while the control takes no presses. It shows that with `aria-disabled`, and keeps its focus. */
  readonly isMuted: boolean
  /** Returns what is offered to a press; `undefined` if the control takes none. */
  take(): Offer | undefined
}

/**
 * Decides when a control that sends a command takes presses: not at once after it appeared or its action changed, so that
 * a press that was meant for something else sends nothing. The gate checks the returned offer again.
 *
 * @param action identifies what a press does. `undefined` while the control offers nothing, such as during a command
 */
export function useOffer<Control extends HTMLElement = HTMLButtonElement>(
  action: string | undefined
): OfferControl<Control> {
  const ref = useRef<Control>(null)
  const previous = useRef<{ readonly action: string | undefined }>(undefined)
  const [ready, setReady] = useState<{ readonly action: string; readonly offer: Offer }>()

  useLayoutEffect(() => {
    // A retained element that is shown again has the same action, but was not painted meanwhile.
    const isChanged = previous.current !== undefined && previous.current.action !== action
    previous.current = { action }
    if (action === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const stop = afterPaint(() => {
      const paintedAt = monotonicTime()
      const check = (): void => {
        const offer = { paintedAt, isChanged, lastPressAt: lastPressAt(ref.current) }
        const left = readyAt(offer) - monotonicTime()
        if (left > 0) timer = setTimeout(check, left)
        else setReady({ action, offer })
      }
      check()
    })
    return () => {
      stop()
      clearTimeout(timer)
      setReady(undefined)
    }
  }, [action])

  const offer = ready && ready.action === action ? ready.offer : undefined
  return { ref, isMuted: action !== undefined && !offer, take: () => offer }
}
