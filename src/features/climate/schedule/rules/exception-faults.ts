import type { ExceptionForm } from './exception-form.js'

/** What is wrong with the form of an exception, by its fields. */
export interface ExceptionFaults {
  /** The platform can give another name, and not take one away. */
  readonly name?: 'required' | undefined
  readonly preset?: 'required' | 'gone' | undefined
  readonly start?: 'required' | undefined
  readonly end?: 'required' | 'not-after-start' | undefined
  readonly overrideMinutes?: 'not-minutes' | undefined
}

/** For how many minutes what people set may last; nothing for no limit, NaN for what is no whole number of minutes. */
export function typedMinutes(typed: string): number | undefined {
  const text = typed.trim()
  if (!text) return undefined
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : NaN
}

function endFault({ start, end }: ExceptionForm, before: ExceptionForm | undefined): ExceptionFaults['end'] {
  // One that holds for good can stay so.
  if (end.wall === '' && before?.end.wall === '') return undefined
  if (end.instant === undefined) return 'required'
  return start.instant !== undefined && end.instant <= start.instant ? 'not-after-start' : undefined
}

/**
 * What is wrong with a form; nothing where it can be sent.
 *
 * @param presets the keys of the presets of the thermostat.
 * @param before what the form of the exception was that is edited; a new one has none.
 */
export function exceptionFaults(
  form: ExceptionForm,
  presets: readonly string[],
  before: ExceptionForm | undefined
): ExceptionFaults | undefined {
  const { preset, start, isOverrideAllowed, overrideMinutes } = form
  const faults: ExceptionFaults = {
    name: before?.name.trim() && !form.name.trim() ? 'required' : undefined,
    preset: preset === '' ? 'required' : presets.includes(preset) ? undefined : 'gone',
    start: start.instant === undefined ? 'required' : undefined,
    end: endFault(form, before),
    overrideMinutes: isOverrideAllowed && Number.isNaN(typedMinutes(overrideMinutes)) ? 'not-minutes' : undefined
  }
  return Object.values(faults).some(Boolean) ? faults : undefined
}
