import { type Dispatch, type SetStateAction, useState } from 'react'
import type { SharedCodeForm } from '../rules/access-code-form.js'
import { type CommonCodeForm, commonCodeForm, withTyped } from '../rules/common-code-form.js'
import type { AccessCode } from '../../../core/resources/resources.js'

/** What is typed for the codes of one person. */
export interface CodesDraft {
  readonly form: SharedCodeForm
  /** What the codes had in common when they were asked for. */
  readonly initial: SharedCodeForm
  readonly differing: CommonCodeForm['differing']
  readonly setForm: Dispatch<SetStateAction<SharedCodeForm>>
}

interface Typed {
  /** The id of the first of the codes. */
  readonly of: string
  readonly common: CommonCodeForm
  readonly form: SharedCodeForm
}

interface CodesDraftControl {
  readonly draft: CodesDraft | undefined
  /** Begins with what some codes are; what was typed for them before, and not saved, is still there. */
  begin(codes: readonly AccessCode[]): void
  forget(): void
}

/** What is typed stays where the question is left, in case it is asked again. */
export function useCodesDraft(): CodesDraftControl {
  const [typed, setTyped] = useState<Typed>()
  const draft: CodesDraft | undefined = typed && {
    form: typed.form,
    initial: typed.common.form,
    differing: typed.common.differing,
    setForm: (make) =>
      setTyped((current) => current && { ...current, form: typeof make === 'function' ? make(current.form) : make })
  }
  return {
    draft,
    begin([first, ...others]) {
      if (!first) return
      const before = typed?.of === first.access_code_id ? typed : undefined
      const common = commonCodeForm([first, ...others], Date.now(), before?.form.zone)
      const form = before ? withTyped(common.form, before.form, before.common.form) : common.form
      setTyped({ of: first.access_code_id, common, form })
    },
    forget: () => setTyped(undefined)
  }
}
