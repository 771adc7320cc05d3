import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { NavigationContext, useNavigation } from './navigation-context.js'
import { UnsavedChanges } from './unsaved-changes.js'

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

/** A form that is left with Back, Cancel and Escape, and asks before input is lost, however it is left. */
export function UnsavedChangesGuard(props: Props) {
  const { subject, isChanged, isSaving = false, sharesEscape = false, onDiscard, children } = props
  const place = useNavigation()
  const focused = useRef<HTMLElement>(null)

  function leave(): void {
    if (!isChanged) onDiscard?.()
    place.leave()
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
  function rememberFocus({ target }: FocusEvent): void {
    if (target instanceof HTMLElement) focused.current = target
  }

  return (
    <>
      <div onKeyDown={leaveOnEscape} onFocus={rememberFocus}>
        <NavigationContext value={{ ...place, leave }}>{children}</NavigationContext>
      </div>
      <UnsavedChanges
        subject={subject}
        isChanged={isChanged}
        isSaving={isSaving}
        onDiscard={onDiscard}
        returnTo={focused}
      />
    </>
  )
}
