import { type FormRules, isSameText } from '../../../core/actions/rebase-form.js'
import { isEqual } from '../../../core/resources/structural-sharing.js'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { type DailyProgram, inOrder, type ProgramPeriod } from './daily-programs.js'

/** Period in the form. Its time and its preset may be missing. */
export interface PeriodDraft {
  /** Identifies the period, regardless of its position. */
  readonly key: number
  /** Minute of the day, or `undefined` while it is incomplete. */
  readonly start: number | undefined
  /** Key of the preset, or an empty string if none is selected. */
  readonly preset: string
}

export interface ProgramForm {
  readonly name: string
  /** Sorted by start, except while the user is typing a time. */
  readonly periods: readonly PeriodDraft[]
}
const NEW_STARTS = [7 * 60, 22 * 60]

const periodDrafts = (periods: readonly ProgramPeriod[]): readonly PeriodDraft[] =>
  periods.map(({ start, preset }, key) => ({ key, start, preset }))

/**
 * Returns the form of a new program with a day and a night period.
 * @param presets Keys of the presets that programs can use.
 */
export function newProgramForm(presets: readonly string[]): ProgramForm {
  const periods = NEW_STARTS.map((start, index) => ({ start, preset: presets[index] ?? presets[0] ?? '' }))
  return { name: '', periods: periodDrafts(presets.length > 0 ? periods : []) }
}

export const programForm = ({ name = '', periods }: DailyProgram): ProgramForm => ({
  name,
  periods: periodDrafts(periods)
})

/** Returns the complete periods of a form, sorted by start. */
export const wholePeriods = ({ periods }: Pick<ProgramForm, 'periods'>): readonly ProgramPeriod[] =>
  inOrder(periods.flatMap(({ start, preset }) => (start === undefined || !preset ? [] : [{ start, preset }])))

const inDayOrder = (periods: ProgramForm['periods']): ProgramForm['periods'] =>
  periods.toSorted((a, b) => (a.start ?? MINUTES_IN_DAY) - (b.start ?? MINUTES_IN_DAY))

/** Sorts the periods of a form. Periods without a time are last. */
export const sorted = (form: ProgramForm): ProgramForm => ({ ...form, periods: inDayOrder(form.periods) })

export const withPeriod = (
  form: ProgramForm,
  key: number,
  changed: Partial<Omit<PeriodDraft, 'key'>>
): ProgramForm => ({
  ...form,
  periods: form.periods.map((period) => (period.key === key ? { ...period, ...changed } : period))
})

export const withoutPeriod = (form: ProgramForm, key: number): ProgramForm => ({
  ...form,
  periods: form.periods.filter((period) => period.key !== key)
})

/** Returns the start of a new period: the middle of the longest period, rounded to 15 minutes. */
function roomiest(periods: readonly ProgramPeriod[]): number {
  const edges = [0, ...periods.map(({ start }) => start), MINUTES_IN_DAY]
  const [from, to] = edges
    .slice(1)
    .map((end, index): readonly [number, number] => [edges[index] ?? 0, end])
    .reduce((longest, each) => (each[1] - each[0] > longest[1] - longest[0] ? each : longest))
  return Math.round((from + to) / 2 / 15) * 15
}

/** Returns the form with an added period, and the key of the period. */
export function withNewPeriod(form: ProgramForm, preset: string): { readonly form: ProgramForm; readonly key: number } {
  const key = Math.max(-1, ...form.periods.map((period) => period.key)) + 1
  const start = form.periods.length === 0 ? 0 : roomiest(wholePeriods(form))
  return { form: sorted({ ...form, periods: [...form.periods, { key, start, preset }] }), key }
}

/**
 * Returns the start of a moved period, limited to the space between its neighbors. They are at least one step apart.
 */
export function movedStart(form: ProgramForm, key: number, minutes: number, step: number): number | undefined {
  const starts = form.periods.flatMap(({ start }) => start ?? [])
  const own = form.periods.find((period) => period.key === key)?.start
  if (own === undefined) return undefined
  const least = Math.max(-step, ...starts.filter((start) => start < own)) + step
  const most = Math.min(MINUTES_IN_DAY, ...starts.filter((start) => start > own)) - step
  return least > most ? own : Math.min(most, Math.max(least, minutes))
}

const comparable = (periods: ProgramForm['periods']) =>
  inDayOrder(periods).map(({ start, preset }) => ({ start, preset }))

/** Rules that compare program forms. */
export const programFormRules: FormRules<ProgramForm> = {
  isSame: {
    name: isSameText,
    periods: (a, b) => isEqual(comparable(a), comparable(b))
  }
}
