import type { UserIdentity } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { PropertyList, PropertyRow } from '../../../ui/layout/property-row.js'
import { Section } from '../../../ui/layout/section.js'

/** Name, e-mail address and phone number of the person with access. */
export function PersonSection({ person }: { readonly person: UserIdentity }) {
  const texts = useTexts(ACCESS_GRANTS)
  const rows = [
    [texts.name, parseString(person.full_name)],
    [texts.email, parseString(person.email_address)],
    [texts.phone, parseString(person.phone_number)]
  ] as const
  if (!rows.some(([, value]) => value !== undefined)) return null
  return (
    <Section title={texts.person}>
      <PropertyList>
        {rows.map(
          ([label, value]) =>
            value !== undefined && (
              <PropertyRow key={label} label={label}>
                <bdi>{value}</bdi>
              </PropertyRow>
            )
        )}
      </PropertyList>
    </Section>
  )
}
