import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Check } from '../icons.js'
import css from './toast.css'
import { registerStyles } from '../style/styles.js'
import { useToasts } from './toasts.js'

registerStyles(css)

const FADES_MS = 1000
const HIDES_MS = 1500

export type LoadingToastProps = {
  active: boolean
  label: string
  /** Text after loading. `false` or `undefined` if it failed. */
  loadedLabel: string | false | undefined
}

/** Says what is being loaded, among the toasts, then that it is there: that fades from 1,000 ms on and is gone at 1,500 ms. */
export function LoadingToast({ active, label, loadedLabel }: LoadingToastProps) {
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
  const said = active ? label : loadedLabel
  return (
    stack &&
    createPortal(
      <output>
        {opacity !== undefined && said && (
          // The loaded content announces itself. A new node, because a toast that gets narrower would move its text.
          <div key={said} className="toast loading" part="toast" style={{ opacity }} aria-hidden={!active}>
            {active ? <i className="spinner" /> : <Check />}
            <span>{said}</span>
          </div>
        )}
      </output>,
      stack
    )
  )
}
