import { useState } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { CALENDAR } from '../../../messages/calendar/en.js'
import { REJECTED } from '../../../messages/rejected/en.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import type { TimePart } from '../../../ui/time-bar/time-span.js'
import { type AccessPeriod, isSameSpan, isWhole, type WholeSpan } from '../rules/access-periods.js'
import { editsOf, fixedReason, movedBy } from '../rules/moved-access-period.js'
import type { CodesEditing } from '../use-codes-editing.js'
import type { AccessPeriodDraft } from './calendar-state.js'

export interface AccessPeriodDraftControl {
  /** The moved access period, or `undefined` if it can't be saved; `blockedReason` has the reason. */
  readonly draft: AccessPeriodDraft | undefined
  /** Returns `true` if an access period can be moved now. */
  isMovable(period: AccessPeriod): boolean
  /**
   * Starts a move and returns the current span. Returns `undefined` and sets `blockedReason` if the access period cannot be
   * moved.
   */
  take(period: AccessPeriod): WholeSpan | undefined
  /** Shows an access period moved by a number of days from its original span. */
  move(person: string, period: AccessPeriod, from: WholeSpan, part: TimePart, days: number): void
  /** Restores an earlier draft, or discards the draft. */
  takeBack(to?: AccessPeriodDraft): void
  save(): void
  /** Reason why an access period could not be moved. */
  readonly blockedReason: string
  forgetRefusal(): void
}

/** @param known The saved access period that the draft moves. */
export function useAccessPeriodDraft(
  kept: AccessPeriodDraft | undefined,
  setDraft: (draft: AccessPeriodDraft | undefined) => void,
  known: AccessPeriod | undefined,
  editing: CodesEditing
): AccessPeriodDraftControl {
  const { messages, options } = useElement()
  const texts = useTexts(CALENDAR)
  const rejected = useTexts(REJECTED)
  const filters = useIssueFilters()
  const now = useNow()
  const toasts = useToasts()
  const [blockedReason, setBlockedReason] = useState('')
  const reasonOf = (period: AccessPeriod) =>
    fixedReason(period, { canEdit: (code) => editing.can('edit', code), filters, now })
  const isBegun = kept?.isSaving === true
  /** Returns why the moved access period can't be saved, in the order in which the gate would reject it. */
  function rejectionOf({ original }: AccessPeriodDraft): string | undefined {
    if (options.disableEditAccessCode) return rejected.reasons['not-allowed']
    if (!known) return rejected.reasons['not-offered']
    if (!isSameSpan(known, original)) return rejected.reasons.changed
    const reason = reasonOf(known)
    return reason && texts.fixed[reason]
  }
  const rejection = kept && !isBegun ? rejectionOf(kept) : undefined
  const draft = rejection === undefined ? kept : undefined

  return {
    draft,
    blockedReason: rejection ?? blockedReason,
    forgetRefusal() {
      setBlockedReason('')
      if (kept && !draft) setDraft(undefined)
    },
    isMovable: (period) => draft?.isSaving !== true && reasonOf(period) === undefined,
    take(period) {
      const isOther = draft !== undefined && draft.period !== period.key
      const reason = isOther ? 'unsaved' : isBegun ? 'transitioning' : reasonOf(period)
      setBlockedReason(reason ? texts.fixed[reason] : '')
      return reason === undefined && isWhole(period) ? period : undefined
    },
    move(person, period, from, part, days) {
      const original = draft?.period === period.key ? draft.original : period
      const span = movedBy(from, part, days, period.zone)
      const ids = period.codes.map(({ code }) => code.access_code_id)
      setDraft(
        isSameSpan(span, original) ? undefined : { person, period: period.key, ids, original, span, isSaving: false }
      )
    },
    takeBack(to) {
      if (!isBegun) setDraft(to)
    },
    save() {
      if (!draft || isBegun || !known || !editing.isFree) return
      const edits = editsOf(known, draft.span)
      if (edits.length === 0) return setDraft(undefined)
      setDraft({ ...draft, isSaving: true })
      editing.send(edits, (ids) => {
        // For every outcome, the confirmed access period is shown from here on.
        setDraft(undefined)
        if (ids.length < edits.length) return
        editing.forget()
        toasts.show({ variant: 'success', message: messages.accessCodeForm.updated })
      })
    }
  }
}
