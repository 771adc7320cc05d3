import { useState } from 'react'
import { pristineForm } from '../../../core/actions/form-draft.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { type FormControl, useFormDraft } from '../../../element/form/use-form-draft.js'
import { accessCodeFormRules, newAccessCodeForm, type SharedCodeForm } from '../rules/access-code-form.js'
import { type CommonCodeForm, commonCodeForm, latestCommonForm } from '../rules/common-code-form.js'

/** Form for several codes. */
export interface CodesDraft {
  readonly control: FormControl<SharedCodeForm>
  readonly differing: CommonCodeForm['differing']
}

interface CodesDraftControl {
  /** `undefined` if no codes are edited. */
  readonly draft: CodesDraft | undefined
  /** Starts to edit codes. Unsaved input for the same codes is restored. */
  begin(codes: readonly AccessCode[]): void
  forget(): void
}

const commonOf = ([first, ...rest]: readonly AccessCode[], zone?: string): CommonCodeForm | undefined =>
  first && commonCodeForm([first, ...rest], Date.now(), zone)

/**
 * Keeps the form for several codes, also while it is closed.
 *
 * @param edited Current state of the codes. Empty while the form is closed.
 */
export function useCodesDraft(edited: readonly AccessCode[]): CodesDraftControl {
  const [firstId, setFirstId] = useState<string>()
  const control = useFormDraft<SharedCodeForm>(
    () => pristineForm<SharedCodeForm>(newAccessCodeForm(Date.now())),
    (draft) => {
      const common = commonOf(edited, draft.values.zone)
      return common && latestCommonForm(common, draft)
    },
    accessCodeFormRules
  )
  const common = commonOf(edited, control.draft.values.zone)
  return {
    draft: common && { control, differing: common.differing },
    begin(codes) {
      const common = commonOf(codes)
      if (!common || codes[0]?.access_code_id === firstId) return
      setFirstId(codes[0]?.access_code_id)
      control.setDraft(pristineForm(common.form))
    },
    forget: () => setFirstId(undefined)
  }
}
