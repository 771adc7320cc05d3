import { type Dispatch, type SetStateAction, useState } from 'react'
import { type AccessCodeForm, newAccessCodeForm } from '../rules/access-code-form.js'

/** Input for a code on many locks. Kept until a code was created. */
export interface CodeDraft {
  readonly form: AccessCodeForm
  readonly setForm: Dispatch<SetStateAction<AccessCodeForm>>
  forget(): void
}

export function useCodeDraft(): CodeDraft {
  const [form, setForm] = useState(() => newAccessCodeForm(Date.now()))
  return { form, setForm, forget: () => setForm(newAccessCodeForm(Date.now())) }
}
