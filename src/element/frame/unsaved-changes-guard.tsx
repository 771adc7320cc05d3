import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../custom-element/element-context.js'
import { Button } from '../../ui/actions/button.js'
import { Dialog } from '../../ui/overlay/dialog.js'
import { NavigationContext, useNavigation } from './navigation-context.js'
import { DISCARD } from '../../messages/discard/en.js'
/* oxlint-disable jsx-a11y/no-static-element-interactions -- Escape leaves from wherever the focus is in it. */

interface Props {
  /** Name of what the form edits. */
  readonly subject: string
  /** `true` if input would be lost. */
  readonly isChanged: boolean
  /** `true` while the changes are being saved: then nothing is lost by leaving. @default false */
  readonly isSaving?: boolean
  /** `true` to leave Escape to a dialog of the host as well, if nothing would be lost. @default false */
  readonly sharesEscape?: boolean
  /** Called before the form is left. */
  readonly onDiscard?: (() => void) | undefined
  readonly children: ReactNode
}

/** Handles Back and Escape of a form, and asks before input is lost. */
export function UnsavedChangesGuard(props: Props) {
  const { subject, isChanged, isSaving = false, sharesEscape = false, onDiscard, children } = props
  const texts = useMessages(DISCARD)
  const place = useNavigation()
  const [isAsking, setAsking] = useState(false)
  // The form was saved while the question was open.
  if (isAsking && !isChanged) setAsking(false)
  const keep = (): void => setAsking(false)

  function discard(): void {
    setAsking(false)
    if (!isSaving) onDiscard?.()
    place.leave()
  }
  function leave(): void {
    if (isChanged) setAsking(true)
    else discard()
  }
  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if (isChanged || !sharesEscape) {
      // Keeps a dialog of the host, and the one that opens here, from closing.
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
          title={isSaving ? texts.saving : texts.title}
          subject={subject}
          message={isSaving ? texts.savingDetail : texts.detail}
          onCancel={keep}
          actions={
            <>
              <Button onClick={keep}>{texts.keep}</Button>
              <Button variant={isSaving ? 'secondary' : 'destructive'} onClick={discard}>
                {isSaving ? texts.leave : texts.confirm}
              </Button>
            </>
          }
        />
      )}
    </div>
  )
}
