import { enteredName, type GrantForm, type GrantTimes, phoneNumber } from './grant-form.js'

const LONGEST_NAME = 60

/** Returns why a name can't be saved. */
export function nameError(form: Pick<GrantForm, 'name'>): 'required' | 'too-long' | undefined {
  const name = enteredName(form)
  if (!name) return 'required'
  return [...name].length > LONGEST_NAME ? 'too-long' : undefined
}

/** Returns `true` if a typed e-mail address is empty or has one `@` and a dot behind it. */
export const isEmail = (typed: string): boolean => !typed.trim() || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim())

/** Returns `true` if a typed phone number is empty or international. */
export const isPhone = (typed: string): boolean => !typed.trim() || /^\+\d{8,15}$/.test(phoneNumber(typed))

/** Returns `true` if digits can be requested for a PIN. */
export const isPin = (typed: string): boolean => /^\d{4,9}$/.test(typed.trim())

export const isUseCount = (typed: string): boolean => /^[1-9]\d{0,5}$/.test(typed.trim())

/** Returns why an end can't be saved. */
export function endError(
  { start, end, isEndless }: GrantTimes,
  now: number
): 'invalid' | 'not-after-start' | 'past' | undefined {
  if (isEndless) return undefined
  if (end.instant === undefined) return 'invalid'
  if (start.instant !== undefined && end.instant <= start.instant) return 'not-after-start'
  return end.instant <= now ? 'past' : undefined
}
