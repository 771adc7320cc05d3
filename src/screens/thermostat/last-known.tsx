import { useElement } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { lastKnown } from '../../model/last-known.js'
import type { Device } from '../../model/resources.js'

const MINUTE = 60_000
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1]
] as const

/** A time that is past, in words: "2 hours ago". */
function agoText(locale: string, elapsed: number): string {
  const minutes = Math.max(1, Math.round(elapsed / MINUTE))
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? ['minute', 1]
  return new Intl.RelativeTimeFormat(locale, { style: 'long' }).format(-Math.round(minutes / size), unit)
}

/** Says that what a device showed is no longer known to be so, and since when, where the platform tells. */
export function LastKnown({ device }: { readonly device: Device }) {
  const { messages, locale } = useElement()
  const { thermostat: texts } = messages
  const now = useNow()
  const time = lastKnown(device)
  return time === undefined ? texts.lastKnown : texts.lastKnownAgo(agoText(locale, now - time))
}
