import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../custom-element/element-context.js'
import { Button } from '../../ui/actions/button.js'
import { Dialog } from '../../ui/overlay/dialog.js'
import { NavigationContext, useNavigation } from './navigation-context.js'
/* oxlint-disable jsx-a11y/no-static-element-interactions -- Escape leaves from wherever the focus is in it. */

interface Props {
  /** What the form is about, by its name. */
  readonly subject: string
  /** Whether something would be lost. */
  readonly isChanged: boolean
  /** Whether Escape, where nothing is lost, is left to a dialog of the host around it as well. @default false */
  readonly sharesEscape?: boolean
  /** Is told before it is left. */
  readonly onDiscard?: (() => void) | undefined
  readonly children: ReactNode
}

/** A screen in which a person enters something: Back and Escape leave it, and ask before anything is lost. */
export function UnsavedChangesGuard({ subject, isChanged, sharesEscape = false, onDiscard, children }: Props) {
  const { discard: texts } = useMessages()
  const place = useNavigation()
  const [isAsking, setAsking] = useState(false)
  // It was saved while the question stood.
  if (isAsking && !isChanged) setAsking(false)
  const keep = (): void => setAsking(false)

  function discard(): void {
    setAsking(false)
    onDiscard?.()
    place.leave()
  }
  function leave(): void {
    if (isChanged) setAsking(true)
    else discard()
  }
  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if (isChanged || !sharesEscape) {
      // A dialog of the host around it would close, and the one that opens here as well.
      event.preventDefault()
      event.stopPropagation()
    }
    leave()
  }

  return (
    <div onKeyDown={leaveOnEscape}>
      <NavigationContext value={{ ...place, leave }}>{children}</NavigationContext>
      {isAsking && (
        <Dialog
          title={texts.title}
          subject={subject}
          message={texts.detail}
          onCancel={keep}
          actions={
            <>
              <Button onClick={keep}>{texts.keep}</Button>
              <Button variant="destructive" onClick={discard}>
                {texts.confirm}
              </Button>
            </>
          }
        />
      )}
    </div>
  )
}
