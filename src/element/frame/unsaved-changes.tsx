import { type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DISCARD } from '../../messages/discard/en.js'
import { Button } from '../../ui/actions/button.js'
import { Dialog } from '../../ui/overlay/dialog.js'
import { useLatest } from '../../ui/use-latest.js'
import { useElement, useTexts } from '../custom-element/element-context.js'
import type { LeaveGuard, LeaveScope } from '../custom-element/leave-guards.js'
import { useTextsReady } from '../hooks/use-texts-ready.js'
import { LeaveScopesContext } from './leave-scope.js'
import { UnsavedInputContext } from './unsaved-input-context.js'

interface QuestionProps {
  /** Name of what the form edits. */
  readonly subject: string
  /** `true` while the changes are being saved: then nothing is lost by leaving. @default false */
  readonly isSaving?: boolean
  /** Gets the focus if the user stays. */
  readonly returnTo?: RefObject<HTMLElement | null>
}

interface Decisions {
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

function Question({ subject, isSaving = false, returnTo, onKeep, onDiscard }: QuestionProps & Decisions) {
  const texts = useTexts(DISCARD)
  return (
    <Dialog
      title={isSaving ? texts.saving : texts.title}
      subject={subject}
      message={isSaving ? texts.savingDetail : texts.detail}
      onCancel={onKeep}
      returnTo={returnTo}
      actions={
        <>
          <Button onClick={onKeep}>{texts.keep}</Button>
          <Button variant={isSaving ? 'secondary' : 'destructive'} onClick={onDiscard}>
            {isSaving ? texts.leave : texts.confirm}
          </Button>
        </>
      }
    />
  )
}

interface Props extends QuestionProps {
  /** `true` if input would be lost. */
  readonly isChanged: boolean
  /** Called before the form is left. */
  readonly onDiscard?: (() => void) | undefined
  /** Option whose change loses the input. @default every option that holds what is open, and the stacks around */
  readonly lostBy?: string
}

/** Asks before input is lost, however its screen is left. */
export function UnsavedChanges({ isChanged, onDiscard, lostBy, ...question }: Props) {
  const { navigation, store } = useElement().controller
  const { guards } = navigation
  const scopes = useLatest(useContext(LeaveScopesContext))
  const reportInput = useContext(UnsavedInputContext)
  const isUnsaved = isChanged || question.isSaving === true
  const [isAsking, setAsking] = useState(false)
  /** Counts the answers, because input that is still there afterwards is guarded again. */
  const [decisions, setDecisions] = useState(0)
  useTextsReady(isChanged)
  const remove = useRef<ReturnType<typeof guards.add>>(undefined)
  const guard = useMemo((): LeaveGuard => {
    const isLostBy = (scope: LeaveScope): boolean =>
      lostBy === undefined ? typeof scope === 'string' || scopes.current.includes(scope) : scope === lostBy
    return { isLostBy, ask: setAsking }
  }, [scopes, lostBy])

  useLayoutEffect(() => {
    if (!isChanged) return undefined
    remove.current = guards.add(guard)
    return () => {
      const { isDetached } = store.getState()
      if (!isDetached) setAsking(false)
      remove.current?.(isDetached ? 'detached' : 'settled')
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- Adds it again.
  }, [store, guards, guard, isChanged, decisions])

  useLayoutEffect(() => {
    if (!isUnsaved) return undefined
    reportInput(true)
    return () => {
      if (!store.getState().isDetached) reportInput(false)
    }
  }, [store, reportInput, isUnsaved])

  function keep(): void {
    setAsking(false)
    guards.stay(guard)
  }
  function discard(): void {
    setAsking(false)
    setDecisions(decisions + 1)
    if (!question.isSaving) onDiscard?.()
    remove.current?.('agreed')
  }
  return isAsking && <Question {...question} onKeep={keep} onDiscard={discard} />
}
