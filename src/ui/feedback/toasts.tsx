/** A button is pressed, step 10: shows the toast. */
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState
} from 'react'
import { SeenContext } from './live-region.js'
import { Toast, type ToastOptions } from './toast.js'

type Toasts = {
  show: (toast: ToastOptions) => void
  /**
   * Renders a toast of another component, whose key is the id, or removes it. Not a portal, because React adds all of its
   * event listeners to the container of each portal.
   */
  place: (id: string, toast: ReactNode) => void
}

const ToastsContext = createContext<Toasts>({ show: () => {}, place: () => {} })

/**
 * `show` shows a toast for 5,000 ms. The time pauses while it is hovered or focused, and for errors while they can't be
 * seen.
 */
export const useToasts = () => useContext(ToastsContext)

type ToastProviderProps = { dismissLabel: string; children: ReactNode }

const SHOWN_AT_ONCE = 3

type Standing = ToastOptions & { id: number }

const isError = ({ variant }: ToastOptions): boolean => variant === 'error'

/** The latest successes, as many as fit. Errors stay until they were seen. */
function standingOf(toasts: readonly Standing[]): Standing[] {
  const errors = toasts.filter(isError)
  const room = Math.max(1, SHOWN_AT_ONCE - errors.length)
  const kept = new Set([...errors, ...toasts.filter((toast) => !isError(toast)).slice(-room)])
  return toasts.filter((toast) => kept.has(toast))
}

export function ToastProvider({ dismissLabel, children }: ToastProviderProps) {
  const [placed, setPlaced] = useState<ReadonlyMap<string, ReactNode>>(new Map())
  const [toasts, setToasts] = useState<Standing[]>([])
  const [paused, setPaused] = useState(false)
  const isUnseen = useContext(SeenContext) === false
  const cameFrom = useRef<HTMLElement>(null)

  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      setToasts([])
    }
  }, [])

  const lastId = useRef(0)
  const show = useCallback((toast: ToastOptions) => {
    // Toasts of a detached element would be outdated later.
    if (!isThere.current) return
    const id = (lastId.current += 1)
    setToasts((shown) => standingOf([...shown, { ...toast, id }]))
  }, [])
  const place = useCallback(
    (id: string, toast: ReactNode) =>
      setPlaced((known) => {
        const next = new Map(known)
        if (toast) next.set(id, toast)
        else next.delete(id)
        return next
      }),
    []
  )
  const dismiss = useCallback((dismissed: number, hasFocus: boolean) => {
    if (hasFocus) cameFrom.current?.focus()
    setPaused(false)
    setToasts((shown) => shown.filter(({ id }) => id !== dismissed))
  }, [])
  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setPaused(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const context = useMemo(() => ({ show, place }), [show, place])
  const list = (variant: ToastOptions['variant']) =>
    toasts
      .filter((toast) => toast.variant === variant)
      .slice(0, SHOWN_AT_ONCE)
      .map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          dismissLabel={dismissLabel}
          paused={paused || (isUnseen && isError(toast))}
          onDismiss={dismiss}
        />
      ))

  return (
    <ToastsContext value={context}>
      {children}
      <div
        className="toasts"
        onFocus={enter}
        onBlur={() => setPaused(false)}
        onPointerMove={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
      >
        <div role="alert">{list('error')}</div>
        <output>{list('success')}</output>
        {[...placed.values()]}
      </div>
    </ToastsContext>
  )
}
