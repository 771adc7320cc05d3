import { useContext, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import { registerStyles } from '../style/styles.js'
import { LiveRegion, SeenContext } from './live-region.js'
import css from './toast.css'
import { useToasts } from './toasts.js'

registerStyles(css)

/** Most loading ends sooner, and skeletons show it as well. */
const SHOWS_MS = 1000
const FADES_MS = 1000
const HIDES_MS = 1500

type LoadingToastProps = {
  active: boolean
  label: string
  /** `true` if loading ended without a result: the toast disappears immediately. @default false */
  failed?: boolean
  /** `true` to render it in its own place, and not among the toasts. @default false */
  isInline?: boolean
}

/**
 * Shows what is being loaded, among the toasts or in its own place, if that takes longer than 1,000 ms; screen readers
 * announce it immediately. After loading it fades from 1,000 ms on and is gone at 1,500 ms.
 */
export function LoadingToast({ active, label, failed = false, isInline = false }: LoadingToastProps) {
  const { place } = useToasts()
  const id = useId()
  const isKnown = useContext(SeenContext) !== undefined
  const [visible, setOpacity] = useState<number>()
  const opacity = visible ?? (active ? 0 : undefined)
  useEffect(() => {
    if (active) {
      const showing = setTimeout(() => setOpacity(1), SHOWS_MS)
      return () => clearTimeout(showing)
    }
    const fading = setTimeout(() => setOpacity((shown) => shown && 0), FADES_MS)
    const hiding = setTimeout(() => setOpacity(undefined), HIDES_MS)
    return () => {
      clearTimeout(fading)
      clearTimeout(hiding)
      setOpacity(undefined)
    }
  }, [active])
  const isShown = isKnown && opacity !== undefined && (active || !failed)
  const toast = useMemo(
    () => (
      <LiveRegion key={id} className={isInline ? 'loading-place' : undefined}>
        {isShown && (
          // The loaded content announces itself.
          <div
            className="toast loading overlay inline muted small"
            part="toast"
            style={{ opacity }}
            aria-hidden={!active}
          >
            <i className="spinner" />
            <span className="rest">{label}</span>
          </div>
        )}
      </LiveRegion>
    ),
    [id, isInline, isShown, opacity, active, label]
  )
  useLayoutEffect(() => {
    if (!isInline) place(id, toast)
  }, [id, place, isInline, toast])
  useLayoutEffect(() => () => place(id, undefined), [id, place])
  // Not in the first frame, which is the prerendered one if the resource is known.
  return isInline && opacity !== undefined && toast
}
