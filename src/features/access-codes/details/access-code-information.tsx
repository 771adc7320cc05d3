import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { displayZone, zoneLabel } from '../../../core/values/time-zone.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_CODE } from '../../../messages/access-code/en.js'
import { Disclosure } from '../../../ui/layout/disclosure.js'
import { PropertyList, PropertyRow } from '../../../ui/layout/property-row.js'
import { windowOf } from '../rules/access-code-window.js'
import { useDates } from '../use-dates.js'
import { timingText } from '../window-text.js'
import { CopyText } from './copy-text.js'

interface Props {
  readonly code: AccessCode
  readonly device: Device | undefined
}

/** Id, creation time and access period of a code. */
export function AccessCodeInformation({ code, device }: Props) {
  const { options, messages } = useElement()
  const zone = displayZone(device)
  const texts = useTexts(ACCESS_CODE)
  const now = useNow()
  const dates = useDates(zone)
  const { access_code_id: id, created_at } = code
  const createdAt = parseInstant(created_at)
  return (
    <Disclosure kind="code-info" title={texts.information}>
      <PropertyList>
        {!options.disableResourceIds && (
          <PropertyRow label={texts.id}>
            <code>{id}</code> <CopyText text={id} label={texts.copyId} fieldLabel={texts.id} />
          </PropertyRow>
        )}
        <PropertyRow label={texts.created}>
          {createdAt === undefined ? messages.device.none : dates.dateTime(createdAt)}
        </PropertyRow>
        <PropertyRow label={texts.timing}>{timingText(windowOf(code, now), messages, dates)}</PropertyRow>
        <PropertyRow label={texts.timeZone}>{zoneLabel(zone)}</PropertyRow>
      </PropertyList>
    </Disclosure>
  )
}
