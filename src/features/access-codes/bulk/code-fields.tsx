import { NavigationContext } from '../../../element/frame/navigation-context.js'
import { type ReactNode, useRef } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import type { SharedCodeForm } from '../rules/access-code-form.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import type { CommonField } from '../rules/common-code-form.js'
import { randomCode } from '../rules/shared-lock.js'
import type { Device } from '../../../core/resources/resources.js'
import { generateCode } from '../data/access-code-generation.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { CodeField } from '../form/code-field.js'
import { TimeZoneScreen } from '../form/time-zone-screen.js'
import { TimingFields } from '../form/timing-fields.js'
import { ALL_LOCKS } from '../../../messages/all-locks/en.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'

interface Props {
  readonly form: FormControl<SharedCodeForm>
  /** Represents all locks: it accepts the code lengths that every lock accepts. */
  readonly device: Device
  readonly nameLabel: string
  /** Shown in place of the code field if no length fits all locks. */
  readonly noDigits?: ReactNode
  /** Fields in which the codes differ. If left empty, each code keeps its value. */
  readonly differing?: ReadonlySet<CommonField> | undefined
  /** `true` while the time zone is chosen, in place of the fields. */
  readonly isZone: boolean
  readonly onZone: (isZone: boolean) => void
}

/** Fields that codes on many locks share: the name, the code and the access period. */
export function CodeFields({ form, device, nameLabel, noDigits, differing, isZone, onZone }: Props) {
  const { session } = useElement()
  const texts = useMessages(ACCESS_CODE_FORM)
  const allLocks = useMessages(ALL_LOCKS)
  const zoneButton = useRef<HTMLButtonElement>(null)
  const { values, errors, setValues } = form
  const hintOf = (field: CommonField, isEmpty: boolean): string | undefined =>
    isEmpty && differing?.has(field) ? allLocks.differing : undefined
  const [name, code] = [hintOf('name', !values.name), hintOf('code', !values.code)]
  const orDiffering =
    (field: CommonField) =>
    (text: string | undefined): string =>
      text || (differing?.has(field) ? allLocks.differing : '')
  const typeText = { ongoing: texts.ongoing, time_bound: texts.timeBound }
  if (isZone) {
    return (
      <NavigationContext value={{ isFirst: false, autoFocusTitle: true, leave: () => onZone(false) }}>
        <TimeZoneScreen {...{ device, form: values, onChange: setValues }} />
      </NavigationContext>
    )
  }
  return (
    <>
      <FormField {...{ form }} name="name" label={nameLabel} textOf={orDiffering('name')}>
        {(field) => <TextField {...field} {...(name && { hint: name })} required={!name} />}
      </FormField>
      <FormField {...{ form }} name="code" label={texts.code} textOf={orDiffering('code')}>
        {({ value, error, onChange }) =>
          noDigits ?? (
            <CodeField
              hint={code}
              makesUpCode={false}
              generate={async () => (await generateCode(session, device)) ?? randomCode(listedCodeLengths(device))}
              onGenerated={(generated, previous) =>
                setValues((current) => (current.code === previous ? { ...current, code: generated } : current))
              }
              onFailure={(message) => form.setError('code', message)}
              {...{ device, value, error, onChange }}
            />
          )
        }
      </FormField>
      <FormField
        {...{ form }}
        name="type"
        label={texts.type}
        textOf={(type) => orDiffering('type')(type && typeText[type])}
      >
        {({ label, value, onChange }) => (
          <Choice
            {...(hintOf('type', value === undefined) && { hint: allLocks.differing })}
            {...{ label, value, onChange }}
            options={[
              { value: 'ongoing', label: typeText.ongoing },
              { value: 'time_bound', label: typeText.time_bound }
            ]}
          />
        )}
      </FormField>
      <TimingFields
        hidden={values.type !== 'time_bound'}
        form={values}
        errors={errors}
        hints={{ start: hintOf('start', !values.start.wall), end: hintOf('end', !values.end.wall) }}
        onChange={setValues}
        conflicts={form}
        zoneButton={zoneButton}
        onZone={() => onZone(true)}
      />
    </>
  )
}
