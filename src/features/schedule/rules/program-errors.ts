import { type PeriodDraft, type ProgramForm, wholePeriods } from './program-form.js'

/** Validation errors of a period. */
export interface PeriodErrors {
  readonly start?: 'required' | 'taken' | undefined
  readonly preset?: 'required' | 'deleted' | undefined
}

/** Validation errors of the program form. */
export interface ProgramErrors {
  readonly name?: 'required' | undefined
  readonly periods?: 'none' | 'too-many' | undefined
  /** By period key. */
  readonly ofPeriods: ReadonlyMap<number, PeriodErrors>
}

interface ProgramLimits {
  /** Keys of the presets that programs can use. */
  readonly presets: readonly string[]
  /** Maximum number of periods, or `undefined` if unknown. */
  readonly most: number | undefined
}

function periodErrors(
  { key, start, preset }: PeriodDraft,
  { periods }: ProgramForm,
  presets: readonly string[]
): PeriodErrors | undefined {
  const isTaken = periods.some((other) => other.key < key && other.start === start)
  const errors: PeriodErrors = {
    start: start === undefined ? 'required' : isTaken ? 'taken' : undefined,
    preset: preset === '' ? 'required' : presets.includes(preset) ? undefined : 'deleted'
  }
  return errors.start || errors.preset ? errors : undefined
}

/** Validates a form. Returns `undefined` if it has no errors. */
export function programErrors(form: ProgramForm, { presets, most }: ProgramLimits): ProgramErrors | undefined {
  const { name, periods } = form
  const ofPeriods = new Map(
    periods.flatMap((period) => {
      const errors = periodErrors(period, form, presets)
      return errors ? [[period.key, errors] as const] : []
    })
  )
  const errors: ProgramErrors = {
    name: name.trim() ? undefined : 'required',
    periods: periods.length === 0 ? 'none' : periods.length > (most ?? Infinity) ? 'too-many' : undefined,
    ofPeriods
  }
  return errors.name || errors.periods || ofPeriods.size > 0 ? errors : undefined
}

/**
 * Returns the start of a program's first period if it is after midnight. The preset of the day before continues until
 * then.
 */
export function gapUntil(form: Pick<ProgramForm, 'periods'>): number | undefined {
  const first = wholePeriods(form)[0]?.start
  return first === 0 ? undefined : first
}
