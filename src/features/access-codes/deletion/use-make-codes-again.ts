import { AccessCodeCreatedEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useSend } from '../../../element/actions/use-send.js'
import type { Asked } from '../../../core/actions/action-ports.js'
import { parametersAgain } from '../rules/access-code-again.js'
import { accessCodeName } from '../rules/access-code.js'
import { isInvalidInputError } from '../../../client/index.js'
import { createAccessCode, newAccessCodeKey } from '../data/access-code-changes.js'
import { queueChange } from '../../../core/actions/queued-change.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import type { CodeAgain, DeletedCode, OpenCodeForm } from './deleted-code.js'

/** How many are made at once. */
const AT_ONCE = 6

const needsForm = ({ error }: CodeAgain): boolean => error === undefined || isInvalidInputError(error)

/**
 * Makes codes again that were deleted, with the same names, digits and times, which is how a deletion is undone. One that
 * the platform does not take as it was is left to its form; what failed otherwise can be tried again.
 */
export function useMakeCodesAgain(openForm?: OpenCodeForm): (deleted: readonly DeletedCode[]) => Promise<void> {
  const { session, controller } = useElement()
  const { accessCode: texts, accessCodeForm, general } = useMessages()
  const toasts = useToasts()
  const change = useSend()

  /** @returns whether it is there again, or still; or what is to be done about it. */
  async function attempt({ code, isDeleted }: DeletedCode, asked: Asked): Promise<boolean | CodeAgain> {
    if (!(await isDeleted)) return true
    const params = parametersAgain(code)
    if (!params) return { code }
    const key = newAccessCodeKey(params.device_id)
    const outcome = await queueChange(session, key, () => change(createAccessCode(params), asked))
    if (outcome.status === 'failed') return { code, error: outcome.error }
    if (outcome.status !== 'done') return false
    const { access_code_id } = outcome.answer
    const type = params.ends_at === undefined ? 'ongoing' : 'time_bound'
    controller.dispatch(new AccessCodeCreatedEvent({ ...params, access_code_id, type }))
    return true
  }

  const namesOf = (codes: readonly Pick<CodeAgain, 'code'>[]): string =>
    codes.map(({ code }) => accessCodeName(code) ?? texts.unnamed).join(', ')

  return async function makeAgain(deleted) {
    for (const each of deleted) each.isUndone = true
    const made: DeletedCode[] = []
    const failed: CodeAgain[] = []
    const waiting = [...deleted]
    const asked = deleted.length > 1 ? { run: new AbortController().signal } : { at: session.now().at }
    async function work(): Promise<void> {
      for (let each = waiting.shift(); each; each = waiting.shift()) {
        const result = await attempt(each, asked)
        if (result === true) made.push(each)
        else if (result) failed.push(result)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (made.length > 0) toasts.show({ variant: 'success', subject: namesOf(made), message: general.undone })
    // One form at a time: the others can be tried again after it.
    const formed = failed.find((each) => needsForm(each) && openForm?.(each))
    const others = failed.filter((each) => each !== formed)
    if (formed?.error !== undefined)
      toasts.show({ variant: 'error', subject: namesOf([formed]), message: accessCodeForm.saveFailed })
    if (others.length === 0) return
    const again = others.map(({ code }) => ({ code, isDeleted: true }))
    const action = { label: general.tryAgain, onAction: () => void makeAgain(again) }
    toasts.show({ variant: 'error', subject: namesOf(others), message: accessCodeForm.saveFailed, action })
  }
}
