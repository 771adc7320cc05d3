import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './toast.css'
import { registerStyles } from '../style/styles.js'
import { useToasts } from './toasts.js'

registerStyles(css)

const FADES_MS = 1000
const HIDES_MS = 1500

export type LoadingToastProps = { active: boolean; label: string }

/** Says what is being loaded, among the toasts; once it is there it fades from 1,000 ms on and is gone at 1,500 ms. */
export function LoadingToast({ active, label }: LoadingToastProps) {
  const { stack } = useToasts()
  const [opacity, setOpacity] = useState<number>()
  if (active && opacity !== 1) setOpacity(1)
  useEffect(() => {
    if (active) return
    const fading = setTimeout(() => setOpacity((shown) => shown && 0), FADES_MS)
    const hiding = setTimeout(() => setOpacity(undefined), HIDES_MS)
    return () => {
      clearTimeout(fading)
      clearTimeout(hiding)
      setOpacity(undefined)
    }
  }, [active])
  return (
    stack &&
    createPortal(
      <output>
        {opacity !== undefined && (
          <div className="toast loading" part="toast" style={{ opacity }}>
            <i className="spinner" />
            <span>{label}</span>
          </div>
        )}
      </output>,
      stack
    )
  )
}
