import { withFallback, type FieldErrors, messagesFor } from '../../../../core/actions/form-draft.js'
import type { ExceptionForm } from '../rules/exception-form.js'

/** Maps an API error to the fields of the exception form. */
export const toFieldErrors = (error: unknown): FieldErrors<ExceptionForm> =>
  withFallback<ExceptionForm>(
    {
      name: messagesFor(error, 'name'),
      preset: messagesFor(error, 'climate_preset_key'),
      start: messagesFor(error, 'starts_at'),
      end: messagesFor(error, 'ends_at'),
      overrideMinutes: messagesFor(error, 'max_override_period_minutes')
    },
    error
  )
