import { useState } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { useIsLoaded } from '../../../element/lazy/use-is-loaded.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TextField } from '../../../ui/fields/text-field.js'
import type { GrantForm, Person } from '../rules/form/grant-form.js'
import { FormGroup } from './form-group.js'
import { KnownPersonField } from './lazy-known-person-field.js'

interface FieldsProps {
  readonly form: FormControl<GrantForm>
  /** Ids of the people with access. */
  readonly people: readonly string[]
}

/** Fields for a new person. An e-mail address or a phone number in use leads to the people with access. */
function NewPersonFields({ form, people, onKnown }: FieldsProps & { readonly onKnown: () => void }) {
  const { options } = useElement()
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_FORM)
  const contacts = [
    { name: 'email', label: texts.email, inputMode: 'email' },
    { name: 'phone', label: texts.phone, inputMode: 'tel' }
  ] as const
  return (
    <>
      <FormField form={form} name="name" label={grantTexts.name}>
        {(field) => <TextField {...field} required />}
      </FormField>
      {!options.disablePersonInformation && (
        <div className="fields">
          {contacts.map(({ name, label, inputMode }) => (
            <FormField key={name} form={form} name={name} label={label}>
              {(field) => {
                const leads = people.length > 0 && field.error?.startsWith(texts.personInUse)
                return (
                  <TextField
                    {...field}
                    error={leads ? field.error?.replace(texts.personInUse, texts.personInUseKnown) : field.error}
                    inputMode={inputMode}
                    dir="ltr"
                    offer={leads && <Button onClick={onKnown}>{texts.knownPerson}</Button>}
                  />
                )
              }}
            </FormField>
          ))}
        </div>
      )}
    </>
  )
}

interface Props extends FieldsProps {
  /** The person, if the host has chosen one. */
  readonly person: Person | undefined
  /** `true` once it is known if the person has a name. */
  readonly isPersonRead: boolean
}

/** Fields for the person who gets access. */
export function WhoFields({ form, people, person, isPersonRead }: Props) {
  const texts = useTexts(ACCESS_GRANT_FORM)
  const [isLed, setLed] = useState(false)
  const { values, errors, setValue } = form
  const isKnown = values.who === 'known'
  const isListLoaded = useIsLoaded(KnownPersonField, isKnown)
  if (person) {
    return (
      <FormGroup legend={texts.who}>
        <p>{person.label ? <bdi>{person.label}</bdi> : isPersonRead ? texts.personUnknown : '\u00a0'}</p>
      </FormGroup>
    )
  }
  function choose(who: GrantForm['who'], leads: boolean): void {
    setLed(leads)
    setValue('who', who)
  }
  return (
    <FormGroup legend={texts.who} error={errors.personId}>
      {(people.length > 0 || isKnown) && (
        <Choice
          label={texts.who}
          hideLabel
          value={values.who}
          onChange={(who) => choose(who, false)}
          options={[
            { value: 'new', label: texts.newPerson },
            { value: 'known', label: texts.knownPerson }
          ]}
        />
      )}
      {/* Until then the pressed button keeps the focus. */}
      {isKnown && isListLoaded ? (
        <KnownPersonField
          ids={people}
          value={values.personId}
          isInvalid={errors.personId !== undefined}
          takesFocus={isLed}
          onChange={(id) => setValue('personId', id)}
        />
      ) : (
        <NewPersonFields form={form} people={people} onKnown={() => choose('known', true)} />
      )}
    </FormGroup>
  )
}
