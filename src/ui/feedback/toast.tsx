import { CircleAlert, CircleCheck, X } from '../icons.js'
import { useEffect, useRef } from 'react'
import { Button } from '../actions/button.js'
import { IconButton } from '../actions/icon-button.js'
import { registerStyles } from '../style/styles.js'
import css from './toast.css'

registerStyles(css)

const SHOWN_MS = 5000

export type ToastOptions = {
  variant: 'success' | 'error'
  /** Names the thing that it is about, where the message does not. */
  subject?: string | undefined
  message: string
  action?: { label: string; onAction: () => void } | undefined
}

type ToastProps = ToastOptions & { id: number; paused: boolean; dismissLabel: string; onDismiss: (id: number) => void }

/** @csspart toast - A short message of what was done, or failed. */
export function Toast({ id, variant, subject, message, action, paused, dismissLabel, onDismiss }: ToastProps) {
  const left = useRef(SHOWN_MS)
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(onDismiss, left.current, id)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [paused, id, onDismiss])

  const error = variant === 'error'
  return (
    <div className="toast" part="toast" data-tone={error ? 'danger' : 'ok'}>
      {error ? <CircleAlert /> : <CircleCheck />}
      <span>
        {subject && (
          <b>
            <bdi>{subject}</bdi>
          </b>
        )}
        {message}
      </span>
      {action && (
        <Button
          onClick={() => {
            onDismiss(id)
            action.onAction()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel} icon={<X />} onClick={() => onDismiss(id)} />
    </div>
  )
}
