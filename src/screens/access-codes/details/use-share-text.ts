import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useHostFunction } from '../../../element/hooks/use-host-function.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { type CodeWindow, windowOf } from '../../../model/access-code-window.js'
import { deviceName } from '../../../model/device.js'
import { asPromised } from '../../../model/promised.js'
import type { AccessCode, Device } from '../../../model/resources.js'
import { readShareText } from '../../../model/share-text.js'
import { shownCode } from '../../../model/shown-code.js'
import { zoneLabel } from '../../../model/time-zone.js'
import { useDates } from '../dates.js'

const ours = () => undefined

/** What is handed to somebody who is to use a code: the host's text, or else the door, the code, and from when to when. */
export function useShareText(code: AccessCode, device: Device, zone: string): string {
  const { options } = useElement()
  const messages = useMessages()
  const { sharing: texts } = useManageMessages()
  const { dateTime } = useDates(zone)
  const now = useNow()
  const written = useHostFunction(options.shareText, ours, 'shareText', readShareText)(asPromised(code), asPromised(device))

  function timing(window: CodeWindow): string | undefined {
    if (window.kind === 'ongoing') return texts.always
    if (!('startsAt' in window)) return undefined
    const { startsAt, endsAt } = window
    const start = startsAt === undefined ? undefined : dateTime(startsAt)
    const end = endsAt === undefined ? undefined : dateTime(endsAt)
    const inZone = (words: string): string => `${words} (${zoneLabel(zone)})`
    if (start !== undefined && end !== undefined) return inZone(texts.between(start, end))
    return start === undefined ? end && inZone(texts.until(end)) : inZone(texts.from(start))
  }
  if (written !== undefined) return written
  const lines = [deviceName(device) ?? messages.device.titles.lock, texts.code(shownCode(code, device).pin ?? ''), timing(windowOf(code, now))]
  return lines.filter(Boolean).join('\n')
}
