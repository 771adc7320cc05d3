import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { TextField } from '../../../ui/fields/text-field.js'
import type { GrantForm, Person } from '../rules/form/grant-form.js'
import { FormGroup } from './form-group.js'

interface Props {
  readonly form: FormControl<GrantForm>
  /** The person, if the host has chosen one. */
  readonly person: Person | undefined
  /** `true` once it is known if the person has a name. */
  readonly isPersonRead: boolean
}

/** Fields for the person who gets access. */
export function WhoFields({ form, person, isPersonRead }: Props) {
  const { options } = useElement()
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_FORM)
  if (person) {
    return (
      <FormGroup legend={texts.who}>
        <p>{person.name ? <bdi>{person.name}</bdi> : isPersonRead ? texts.personUnknown : '\u00a0'}</p>
      </FormGroup>
    )
  }
  return (
    <FormGroup legend={texts.who}>
      <FormField form={form} name="name" label={grantTexts.name}>
        {(field) => <TextField {...field} required />}
      </FormField>
      {!options.disablePersonInformation && (
        <div className="fields">
          <FormField form={form} name="email" label={texts.email}>
            {(field) => <TextField {...field} inputMode="email" dir="ltr" />}
          </FormField>
          <FormField form={form} name="phone" label={texts.phone}>
            {(field) => <TextField {...field} inputMode="tel" dir="ltr" />}
          </FormField>
        </div>
      )}
    </FormGroup>
  )
}
