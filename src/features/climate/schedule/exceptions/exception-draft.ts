import { objectionsOr, type Objections, saidOf } from '../../../../core/actions/form-draft.js'
import type { ExceptionForm } from '../rules/exception-form.js'

/** What the platform has against an exception, beside the fields that it is about. */
export const objectionsTo = (error: unknown): Objections<ExceptionForm> =>
  objectionsOr<ExceptionForm>(
    {
      name: saidOf(error, 'name'),
      preset: saidOf(error, 'climate_preset_key'),
      start: saidOf(error, 'starts_at'),
      end: saidOf(error, 'ends_at'),
      overrideMinutes: saidOf(error, 'max_override_period_minutes')
    },
    error
  )
