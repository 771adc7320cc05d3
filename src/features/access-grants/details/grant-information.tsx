import type { AccessGrant } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { PropertyList, PropertyRow } from '../../../ui/layout/property-row.js'
import type { Dates } from '../../access-codes/dates.js'
import { CopyText } from '../../access-codes/details/copy-text.js'

export interface InformationProps {
  readonly grant: AccessGrant
  readonly zone: string
  readonly dates: Dates
}

/** Ids, creation time and time zone of an access. */
export function GrantInformation({ grant, zone, dates }: InformationProps) {
  const { options, messages } = useElement()
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const id = grant.access_grant_id
  const createdAt = parseInstant(grant.created_at)
  const keys = [
    [texts.key, parseString(grant.access_grant_key)],
    [texts.reservation, parseString(grant.reservation_key)]
  ] as const
  return (
    <PropertyList>
      {!options.disableResourceIds && (
        <>
          <PropertyRow label={texts.id}>
            <code>{id}</code> <CopyText text={id} label={texts.copyId} fieldLabel={texts.id} />
          </PropertyRow>
          {keys.map(
            ([label, key]) =>
              key !== undefined && (
                <PropertyRow key={label} label={label}>
                  <code>{key}</code>
                </PropertyRow>
              )
          )}
        </>
      )}
      <PropertyRow label={texts.created}>
        {createdAt === undefined ? messages.device.none : dates.dateTime(createdAt)}
      </PropertyRow>
      <PropertyRow label={texts.timeZone}>{zoneLabel(zone)}</PropertyRow>
    </PropertyList>
  )
}
