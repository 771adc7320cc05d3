import { type Dispatch, type SetStateAction, useState } from 'react'
import { type AccessCodeForm, newAccessCodeForm } from '../rules/access-code-form.js'

/** What was typed for a code on many locks, which stays until one was made. */
export interface CodeDraft {
  readonly form: AccessCodeForm
  readonly setForm: Dispatch<SetStateAction<AccessCodeForm>>
  forget(): void
}

export function useCodeDraft(): CodeDraft {
  const [form, setForm] = useState(() => newAccessCodeForm(Date.now()))
  return { form, setForm, forget: () => setForm(newAccessCodeForm(Date.now())) }
}
