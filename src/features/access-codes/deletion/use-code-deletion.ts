import { isInvalidInputError } from '../../../client/index.js'
import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { Tables } from '../../../core/resources/resource-kind.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import type { Deletion } from '../../../core/undo/run-deletion.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { type CodeDeletion, createAccessCode, deleteAccessCode, isDuplicateCode } from '../access-code-actions.js'
import { accessCodeName } from '../rules/access-code.js'
import { accessCodeRecreateParams, isEditApplied, type NewAccessCode } from '../rules/access-code-parameters.js'
import { isRemoving } from '../rules/code-transition.js'

/** Opens the form of a new code, prefilled with the values of a deleted one. @returns `true` if the form was opened */
export type OpenCodeForm = (recreation: RejectedRecreation<AccessCode>) => boolean

/** Returns the codes with the values of a new one, by id. */
function codesWithValues(params: NewAccessCode, { accessCodes }: Tables): ReadonlyMap<string, AccessCode> {
  const type = params.ends_at === undefined ? 'ongoing' : 'time_bound'
  const codes = [...accessCodes.values()].flatMap(({ resource }) => resource ?? [])
  const same = codes.filter(
    (code) => code.device_id === params.device_id && !isRemoving(code) && isEditApplied(code, { ...params, type })
  )
  return new Map(same.map((code) => [code.access_code_id, code]))
}

/**
 * Deletes codes after the user has confirmed it. "Undo" recreates them with the same names, digits and times.
 *
 * @param onRecreated called with the id of a recreated code
 */
export function useCodeDeletion(
  openForm?: OpenCodeForm,
  onRecreated?: (accessCodeId: string) => void
): Deletion<CodeDeletion> {
  const { unnamed, deleteFailed } = useTexts().accessCode
  const texts = useTexts(ACCESS_CODE)
  const { saveFailed } = useTexts(ACCESS_CODE_FORM)
  return useDeletion(deleteAccessCode, {
    subject: ({ code }) => accessCodeName(code) ?? unnamed,
    texts: { ...texts, deleteFailed, failed: saveFailed },
    recreate: {
      action: createAccessCode,
      operation: 'accessCodes.create',
      params: ({ code }) => accessCodeRecreateParams(code),
      find: codesWithValues,
      async onCreated({ access_code_id: recreatedId }) {
        onRecreated?.(recreatedId)
        return 'undone'
      },
      openForm: ({ code }, error) => openForm?.({ resource: code, error }) === true,
      isCorrectable: (error) => isInvalidInputError(error) || isDuplicateCode(error)
    }
  })
}
