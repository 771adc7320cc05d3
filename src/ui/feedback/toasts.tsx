import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode
} from 'react'
import { registerStyles } from '../style/styles.js'
import { Toast, type ToastOptions } from './toast.js'
import css from './toasts.css'

registerStyles(css)

type Toasts = {
  show: (toast: ToastOptions) => void
  /** Where toasts stand, for one that has a life of its own. */
  stack: HTMLElement | null
}

const ToastsContext = createContext<Toasts>({ show: () => {}, stack: null })

/** `show` puts up a toast for 5,000 ms, not counting the time a person points at it or is in it. */
export const useToasts = () => useContext(ToastsContext)

export type ToastProviderProps = { dismissLabel: string; children: ReactNode }

const SHOWN_AT_ONCE = 3

export function ToastProvider({ dismissLabel, children }: ToastProviderProps) {
  const [stack, setStack] = useState<HTMLElement | null>(null)
  const [toasts, setToasts] = useState<(ToastOptions & { id: number })[]>([])
  const [paused, setPaused] = useState(false)
  const cameFrom = useRef<HTMLElement>(null)

  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      setToasts([])
    }
  }, [])

  const show = useCallback(
    (toast: ToastOptions) =>
      // Nobody sees what is told out of the page, and later it is no news.
      isThere.current &&
      setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }].slice(-SHOWN_AT_ONCE)),
    []
  )
  const dismiss = useCallback(
    (dismissed: number, hasFocus: boolean) => {
      if (hasFocus) cameFrom.current?.focus()
      setPaused(false)
      setToasts((shown) => shown.filter(({ id }) => id !== dismissed))
    },
    []
  )
  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setPaused(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const context = useMemo(() => ({ show, stack }), [show, stack])
  const list = (variant: ToastOptions['variant']) =>
    toasts
      .filter((toast) => toast.variant === variant)
      .map((toast) => <Toast key={toast.id} {...toast} {...{ paused, dismissLabel }} onDismiss={dismiss} />)

  return (
    <ToastsContext value={context}>
      {children}
      <div
        className="toasts"
        ref={setStack}
        onFocus={enter}
        onBlur={() => setPaused(false)}
        onPointerMove={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
      >
        <div role="alert">{list('error')}</div>
        <output>{list('success')}</output>
      </div>
    </ToastsContext>
  )
}
