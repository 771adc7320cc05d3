import { type FormRules, isSameText } from '../../../../core/actions/rebase-form.js'
import { isEqual } from '../../../../core/resources/structural-sharing.js'
import { type DailyProgram, inOrder, type ProgramPeriod } from './daily-programs.js'

/** A period while it is edited: nobody has to choose its time before its preset. */
export interface PeriodDraft {
  /** Tells it from the others, wherever it is moved. */
  readonly key: number
  /** The minute of the day; nothing while it is incomplete. */
  readonly start: number | undefined
  /** The key of the preset; empty while none is chosen. */
  readonly preset: string
}

/** What the form of a daily program holds. */
export interface ProgramForm {
  readonly name: string
  /** In order of their start, as far as nobody is typing one. */
  readonly periods: readonly PeriodDraft[]
}

const DAY = 1440
const NEW_STARTS = [7 * 60, 22 * 60]

/** The periods as a form has them. */
export const periodDrafts = (periods: readonly ProgramPeriod[]): readonly PeriodDraft[] =>
  periods.map(({ start, preset }, key) => ({ key, start, preset }))

/** The form of a new program: a day and a night. @param presets the keys that a program can have. */
export function newProgramForm(presets: readonly string[]): ProgramForm {
  const periods = NEW_STARTS.map((start, index) => ({ start, preset: presets[index] ?? presets[0] ?? '' }))
  return { name: '', periods: periodDrafts(presets.length > 0 ? periods : []) }
}

/** The form in which a program is edited. */
export const programForm = ({ name = '', periods }: DailyProgram): ProgramForm => ({
  name,
  periods: periodDrafts(periods)
})

/** The periods of a form that are complete, in order. */
export const wholePeriods = ({ periods }: Pick<ProgramForm, 'periods'>): readonly ProgramPeriod[] =>
  inOrder(periods.flatMap(({ start, preset }) => (start === undefined || !preset ? [] : [{ start, preset }])))

const inDayOrder = (periods: ProgramForm['periods']): ProgramForm['periods'] =>
  periods.toSorted((a, b) => (a.start ?? DAY) - (b.start ?? DAY))

/** The form with its periods in order: those without a time stay at the end. */
export const sorted = (form: ProgramForm): ProgramForm => ({ ...form, periods: inDayOrder(form.periods) })

/** The form with something else in one of its periods. */
export const withPeriod = (
  form: ProgramForm,
  key: number,
  changed: Partial<Omit<PeriodDraft, 'key'>>
): ProgramForm => ({
  ...form,
  periods: form.periods.map((period) => (period.key === key ? { ...period, ...changed } : period))
})

/** The form without one of its periods. */
export const withoutPeriod = (form: ProgramForm, key: number): ProgramForm => ({
  ...form,
  periods: form.periods.filter((period) => period.key !== key)
})

/** Where a new period has the most room: in the middle of the longest one, at a full quarter of an hour. */
function roomiest(periods: readonly ProgramPeriod[]): number {
  const edges = [0, ...periods.map(({ start }) => start), DAY]
  const [from, to] = edges
    .slice(1)
    .map((end, index): readonly [number, number] => [edges[index] ?? 0, end])
    .reduce((longest, each) => (each[1] - each[0] > longest[1] - longest[0] ? each : longest))
  return Math.round((from + to) / 2 / 15) * 15
}

/** The form with one more period, and the key of that. */
export function withNewPeriod(form: ProgramForm, preset: string): { readonly form: ProgramForm; readonly key: number } {
  const key = Math.max(-1, ...form.periods.map((period) => period.key)) + 1
  const start = form.periods.length === 0 ? 0 : roomiest(wholePeriods(form))
  return { form: sorted({ ...form, periods: [...form.periods, { key, start, preset }] }), key }
}

/** Where a boundary comes to by steps: never beyond those beside it, nor out of the day. */
export function movedStart(form: ProgramForm, key: number, minutes: number, step: number): number | undefined {
  const starts = form.periods.flatMap(({ start }) => start ?? [])
  const own = form.periods.find((period) => period.key === key)?.start
  if (own === undefined) return undefined
  const least = Math.max(-step, ...starts.filter((start) => start < own)) + step
  const most = Math.min(DAY, ...starts.filter((start) => start > own)) - step
  return least > most ? own : Math.min(most, Math.max(least, minutes))
}

const comparable = (periods: ProgramForm['periods']) =>
  inDayOrder(periods).map(({ start, preset }) => ({ start, preset }))

/** Compares the forms of a daily program. */
export const programFormRules: FormRules<ProgramForm> = {
  isSame: {
    name: isSameText,
    periods: (a, b) => isEqual(comparable(a), comparable(b))
  }
}
