import { toPublicResource } from '../../../core/resources/public-resource.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone, zoneLabel } from '../../../core/values/time-zone.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useHostFunction } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { SHARING } from '../../../messages/sharing/en.js'
import { deviceName } from '../../device/rules/device.js'
import { type CodeWindow, windowOf } from '../rules/access-code-window.js'
import { readShareText } from '../rules/share-text.js'
import { shownCode } from '../rules/shown-code.js'
import { useDates } from '../use-dates.js'

const ours = () => undefined

export interface ShareText {
  readonly shared: string
  /** `true` if the host supplied the text. The pass already contains the default text. */
  readonly isWritten: boolean
}

/** Returns a function that writes an access period in a time zone. `undefined` without a start and an end. */
export function usePeriodText(
  zone: string
): (startsAt: number | undefined, endsAt: number | undefined) => string | undefined {
  const texts = useTexts(SHARING)
  const { dateTime } = useDates(zone)
  return (startsAt, endsAt) => {
    const start = startsAt === undefined ? undefined : dateTime(startsAt)
    const end = endsAt === undefined ? undefined : dateTime(endsAt)
    const inZone = (text: string): string => `${text} (${zoneLabel(zone)})`
    if (start !== undefined && end !== undefined) return inZone(texts.between(start, end))
    return start === undefined ? end && inZone(texts.until(end)) : inZone(texts.from(start))
  }
}

/** Returns the host's text, or by default the door, the code and the access period. */
export function useShareText(code: AccessCode, device: Device): ShareText {
  const { options } = useElement()
  const messages = useTexts()
  const texts = useTexts(SHARING)
  const periodText = usePeriodText(displayZone(device))
  const now = useNow()
  const written = useHostFunction(
    options.shareText,
    ours,
    'shareText',
    readShareText
  )(toPublicResource(code), toPublicResource(device))

  function timing(window: CodeWindow): string | undefined {
    if (window.kind === 'ongoing') return texts.always
    if (!('startsAt' in window)) return undefined
    return periodText(window.startsAt, window.endsAt)
  }
  if (written !== undefined) return { shared: written, isWritten: true }
  const lines = [
    deviceName(device) ?? messages.device.titles.lock,
    texts.code(shownCode(code, device).pin ?? ''),
    timing(windowOf(code, now))
  ]
  return { shared: lines.filter(Boolean).join('\n'), isWritten: false }
}
