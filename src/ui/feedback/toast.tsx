import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Offer } from '../../core/gate/offer.js'
import { Button, type ButtonProps } from '../actions/button.js'
import { IconButton } from '../actions/icon-button.js'
import { useOffer } from '../actions/use-offer.js'
import { CircleAlert, CircleCheck, X } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import css from './toast.css'
import type { UndoWindow } from './undo-window.js'

registerStyles(css)

const SHOWN_MS = 5000

/** Says whether something can be done now, and when that changes. */
type Availability = {
  subscribe: (listener: () => void) => () => void
  isAvailable: () => boolean
}
const ALWAYS: Availability = { subscribe: () => () => {}, isAvailable: () => true }

export type ToastOptions = {
  variant: 'success' | 'error'
  /** Name of what the toast is about, if the message doesn't contain it. */
  subject?: string | undefined
  message: string
  /** Reason or further facts, on a line of its own. */
  detail?: string | undefined
  /** Its button is shown only while it is available. */
  action?:
    | {
        label: string
        onAction: (offer: Offer | undefined) => void
        availability?: Availability
        /** `true` if it sends a command to a device. @default false */
        isCommand?: boolean
      }
    | undefined
  /** Undoes what was done, for which its caller takes Ctrl+Z as well; the toast is shown as long as that can be done. */
  undo?: { label: string; window: UndoWindow; isCommand?: boolean } | undefined
}

type ToastProps = ToastOptions & {
  id: number
  paused: boolean
  dismissLabel: string
  onDismiss: (id: number, hasFocus: boolean) => void
}

type ToastButtonProps = Pick<ButtonProps, 'aria-keyshortcuts'> & {
  isCommand: boolean | undefined
  onPress: (offer?: Offer) => void
  children: string
}

function ToastButton({ isCommand, onPress, ...button }: ToastButtonProps) {
  const { ref, isMuted, take } = useOffer(isCommand ? 'command' : undefined)
  function press() {
    const offer = take()
    if (offer || !isCommand) onPress(offer)
  }
  return <Button {...button} ref={ref} isUnavailable={isMuted} onClick={press} />
}

/** @csspart toast - A short message about a finished or failed action. */
export function Toast(props: ToastProps) {
  const { id, variant, subject, message, detail, action, undo, paused, dismissLabel, onDismiss } = props
  const { subscribe, isAvailable } = action?.availability ?? ALWAYS
  const canAct = useSyncExternalStore(subscribe, isAvailable)
  const left = useRef(SHOWN_MS)
  const box = useRef<HTMLDivElement>(null)
  const undoWindow = undo?.window
  const dismiss = useCallback(() => onDismiss(id, !!box.current?.matches(':focus-within')), [id, onDismiss])
  useEffect(() => {
    if (undoWindow) return undoWindow.pause(paused)
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(dismiss, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [paused, undoWindow, dismiss])
  useEffect(() => {
    void undoWindow?.isUndone.then(dismiss)
    return undoWindow?.close
  }, [undoWindow, dismiss])

  const error = variant === 'error'
  return (
    <div ref={box} className="toast overlay inline" part="toast" data-tone={error ? 'danger' : 'ok'}>
      {error ? <CircleAlert /> : <CircleCheck />}
      <div className="rest wrap">
        <span className="rest">
          {subject && (
            <b>
              <bdi>{subject}</bdi>
            </b>
          )}
          {message}
          {detail && <small>{detail}</small>}
        </span>
        {action && canAct && (
          <ToastButton
            isCommand={action.isCommand}
            onPress={(offer) => {
              dismiss()
              action.onAction(offer)
            }}
          >
            {action.label}
          </ToastButton>
        )}
        {undo && (
          <ToastButton isCommand={undo.isCommand} aria-keyshortcuts="Control+Z Meta+Z" onPress={undo.window.undo}>
            {undo.label}
          </ToastButton>
        )}
      </div>
      <IconButton label={dismissLabel} icon={<X />} onClick={dismiss} />
    </div>
  )
}
