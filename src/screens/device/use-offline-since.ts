import { useElement } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { offlineSince } from '../../model/device-status.js'
import type { Device } from '../../model/resources.js'

const MINUTE = 60_000

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE]
] as const

/** Since when a device cannot be reached, such as "2h ago"; nothing where it can, or where nobody says. */
export function useOfflineSince(device: Device): string | undefined {
  const { locale } = useElement()
  const now = useNow()
  const since = offlineSince(device)
  if (since === undefined) return undefined
  // The clock of the screens stands at the beginning of the minute.
  const past = Math.max(0, now + MINUTE - since)
  const [unit, length] = UNITS.find(([, milliseconds]) => past >= milliseconds) ?? UNITS[2]
  // What is narrow in English is a bare "-2 h" in French.
  const style = locale.startsWith('en') ? 'narrow' : 'short'
  return new Intl.RelativeTimeFormat(locale, { style }).format(-Math.floor(past / length), unit)
}
