import { type PeriodDraft, type ProgramForm, wholePeriods } from './program-form.js'

/** What is wrong with a period. */
export interface PeriodErrors {
  readonly start?: 'required' | 'taken' | undefined
  readonly preset?: 'required' | 'gone' | undefined
}

/** What is wrong with the form of a daily program. */
export interface ProgramErrors {
  readonly name?: 'required' | undefined
  readonly periods?: 'none' | 'too-many' | undefined
  /** By the keys of the periods. */
  readonly ofPeriods: ReadonlyMap<number, PeriodErrors>
}

/** What a program has to keep to. */
export interface ProgramLimits {
  /** The keys of the presets that a program can have. */
  readonly presets: readonly string[]
  /** How many periods there may be at most; nothing where nobody says. */
  readonly most: number | undefined
}

function faultsOfPeriod(
  { key, start, preset }: PeriodDraft,
  { periods }: ProgramForm,
  presets: readonly string[]
): PeriodErrors | undefined {
  const isTaken = periods.some((other) => other.key < key && other.start === start)
  const faults: PeriodErrors = {
    start: start === undefined ? 'required' : isTaken ? 'taken' : undefined,
    preset: preset === '' ? 'required' : presets.includes(preset) ? undefined : 'gone'
  }
  return faults.start || faults.preset ? faults : undefined
}

/** What is wrong with a form; nothing where it can be sent. */
export function programErrors(form: ProgramForm, { presets, most }: ProgramLimits): ProgramErrors | undefined {
  const { name, periods } = form
  const ofPeriods = new Map(
    periods.flatMap((period) => {
      const faults = faultsOfPeriod(period, form, presets)
      return faults ? [[period.key, faults] as const] : []
    })
  )
  const faults: ProgramErrors = {
    name: name.trim() ? undefined : 'required',
    periods: periods.length === 0 ? 'none' : periods.length > (most ?? Infinity) ? 'too-many' : undefined,
    ofPeriods
  }
  return faults.name || faults.periods || ofPeriods.size > 0 ? faults : undefined
}

/** From when on the first period of a program holds, where that is not midnight: what was before goes on until then. */
export function gapUntil(form: Pick<ProgramForm, 'periods'>): number | undefined {
  const first = wholePeriods(form)[0]?.start
  return first === 0 ? undefined : first
}
