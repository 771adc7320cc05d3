import { Fragment } from 'react'
import type { AccessGrant, UserIdentity } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { isAttempted, useResource } from '../../../element/hooks/use-query.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Card } from '../../../ui/layout/card.js'
import { PropertyList, PropertyRow } from '../../../ui/layout/property-row.js'
import { Section } from '../../../ui/layout/section.js'
import { personQuery } from '../data/access-grant-queries.js'

/** Reads the person with access, unless the host hides people. `isReady` is `true` once it is known what to show. */
export function useGrantPerson(grant: AccessGrant | undefined) {
  const { options } = useElement()
  const id = options.disablePersonInformation ? undefined : parseString(grant?.user_identity_id)
  const { resource, status } = useResource(id === undefined ? undefined : personQuery(id))
  return { resource, isReady: id === undefined || isAttempted(status) }
}

/** Name, e-mail address and phone number of the person with access. */
export function PersonSection({ person }: { readonly person: UserIdentity }) {
  const { name } = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const rows = [
    [name, parseString(person.full_name)],
    [texts.email, parseString(person.email_address)],
    [texts.phone, parseString(person.phone_number)]
  ] as const
  if (!rows.some(([, value]) => value !== undefined)) return null
  return (
    <Card>
      <Section title={texts.person}>
        <PropertyList>
          {rows.map(
            ([label, value]) =>
              value !== undefined && (
                <PropertyRow key={label} label={label}>
                  <bdi>
                    {value.split(/(?=@)/).map((part) => (
                      // A long e-mail address continues on the next line with its domain.
                      <Fragment key={part}>
                        {part}
                        <wbr />
                      </Fragment>
                    ))}
                  </bdi>
                </PropertyRow>
              )
          )}
        </PropertyList>
      </Section>
    </Card>
  )
}
