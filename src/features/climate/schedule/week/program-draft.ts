import type { ProgramForm } from '../rules/program-form.js'

/** A form while a person is at it. */
export interface ProgramDraft {
  /** As it was at first. */
  readonly initial: ProgramForm
  readonly form: ProgramForm
  /** How often it was tried to save it in vain; from the first time on its faults are shown. */
  readonly attempts: number
  /** Why it could not be saved. */
  readonly failure?: unknown
}
