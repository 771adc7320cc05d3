import { countText } from '../../../messages/formats.js'

/** Largest number that is shown by default. */
const DEFAULT_MAX = 99

interface Limits {
  /** @default true */
  readonly hideZero?: boolean | undefined
  /** @default 99 */
  readonly max?: number | undefined
}

/** Returns the number as it is shown, such as "5" or "99+", or `undefined` if it is hidden. */
export function shownCount(
  count: number,
  { hideZero = true, max = DEFAULT_MAX }: Limits,
  locale: string
): string | undefined {
  if (count === 0 && hideZero) return undefined
  const largest = Math.floor(max)
  return count > largest ? `${countText(largest, locale)}+` : countText(count, locale)
}
