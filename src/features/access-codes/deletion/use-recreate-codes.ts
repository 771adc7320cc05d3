import { useAction } from '../../../element/actions/use-action.js'
import { useNotify } from '../../../element/actions/use-notify.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { isInvalidInputError } from '../../../client/index.js'
import { runConcurrently } from '../../../core/actions/pool.js'
import type { RunOptions } from '../../../core/actions/run-action.js'
import type { Snapshot } from '../../../core/gate/command-origin.js'
import { isForbidden } from '../../../core/queries/is-forbidden.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { createAccessCode } from '../access-code-actions.js'
import { accessCodeRecreateParams } from '../rules/access-code-recreate-params.js'
import { isDuplicateCode } from '../rules/duplicate-code.js'
import { accessCodeName } from '../rules/access-code.js'
import type { CodeRecreateParams, DeletedCode, OpenCodeForm } from './deleted-code.js'

/** Number of codes that are created concurrently. */
const AT_ONCE = 6

const needsForm = ({ error }: CodeRecreateParams): boolean =>
  error === undefined || isInvalidInputError(error) || isDuplicateCode(error)

/**
 * Recreates deleted codes with the same names, digits and times, which undoes their deletion. If the platform rejects a
 * code, its form opens; other failures can be retried.
 */
export function useRecreateCodes(
  openForm?: OpenCodeForm
): (deleted: readonly DeletedCode[], snapshot: Snapshot) => Promise<void> {
  const { session, messages } = useElement()
  const { accessCode: texts, accessCodeForm, general } = messages
  const notify = useNotify()
  const create = useAction(createAccessCode)

  /** @returns what to recreate the code with if that failed */
  async function attempt(
    code: AccessCode,
    options: RunOptions
  ): Promise<'done' | 'rejected' | 'left' | CodeRecreateParams> {
    const params = accessCodeRecreateParams(code)
    if (!params) return { code }
    const outcome = await create(params, { ...options, isUndo: true, shouldNotify: () => false })
    if (outcome.status === 'failed') return { code, error: outcome.error }
    if (outcome.status === 'refused' && outcome.refusal !== 'canceled') return 'rejected'
    return outcome.status === 'done' ? 'done' : 'left'
  }

  const namesOf = (codes: readonly Pick<CodeRecreateParams, 'code'>[]): string =>
    codes.map(({ code }) => accessCodeName(code) ?? texts.unnamed).join(', ')

  return async function makeAgain(deleted, snapshot) {
    for (const each of deleted) {
      each.isUndone = true
      each.withdraw?.()
    }
    const recreated: DeletedCode[] = []
    const failed: CodeRecreateParams[] = []
    /** Codes of one toast, which retries all of them. Codes that are rejected after its press get another toast. */
    let rejected: DeletedCode[] = []
    function onRetry(snapshot: Snapshot): void {
      const codes = rejected
      rejected = []
      void makeAgain(codes, snapshot)
    }
    await runConcurrently(deleted, AT_ONCE, async (each) => {
      const wasDeleted = await each.isDeleted
      const result = wasDeleted ? await attempt(each.code, { snapshot, batch: rejected, onRetry }) : 'done'
      if (result === 'done') recreated.push(each)
      else if (result === 'rejected') rejected.push(each)
      else if (result !== 'left') failed.push(result)
    })
    if (recreated.length > 0) notify({ variant: 'success', subject: namesOf(recreated), message: general.undone })
    // Only one form can be open. The other codes can be retried afterwards.
    const formed = failed.find((each) => needsForm(each) && openForm?.(each))
    const rest = failed.filter((each) => each !== formed)
    if (formed?.error !== undefined)
      notify({ variant: 'error', subject: namesOf([formed]), message: accessCodeForm.saveFailed })
    if (rest.length === 0) return
    const again = rest.map(({ code }) => ({ code, isDeleted: true }))
    const isRefused = rest.every((each) => isForbidden(each.error))
    const retry = {
      label: general.tryAgain,
      operation: 'accessCodes.create' as const,
      onAction: () => void makeAgain(again, session.takeSnapshot())
    }
    notify({
      variant: 'error',
      subject: namesOf(rest),
      message: isRefused ? general.forbidden : accessCodeForm.saveFailed,
      action: isRefused ? undefined : retry
    })
  }
}
