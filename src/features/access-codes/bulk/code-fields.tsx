import { NavigationContext } from '../../../element/frame/navigation-context.js'
import { type ReactNode, useRef, useState } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/manage-messages.js'
import type { AccessCodeFormErrors } from '../rules/access-code-form-errors.js'
import type { SharedCodeForm } from '../rules/access-code-form.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import type { CommonField } from '../rules/common-code-form.js'
import { randomCode } from '../rules/shared-lock.js'
import type { Device } from '../../../core/resources/resources.js'
import { generateCode } from '../data/access-code-generation.js'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import type { ConflictControl } from '../../../element/form/field-conflict.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { CodeField } from '../form/code-field.js'
import { errorMessages } from '../form/error-messages.js'
import { TimeZoneScreen } from '../form/time-zone-screen.js'
import { TimingFields } from '../form/timing-fields.js'

interface Props<Form extends SharedCodeForm> {
  /** Represents all locks: it accepts the code lengths that every lock accepts. */
  readonly device: Device
  readonly nameLabel: string
  /** Shown in place of the code field if no length fits all locks. */
  readonly noDigits?: ReactNode
  readonly form: Form
  /** Fields in which the codes differ. If left empty, each code keeps its value. */
  readonly differing?: ReadonlySet<CommonField> | undefined
  readonly onChange: (make: (form: Form) => Form) => void
  /** Asks which value to keep if someone else has changed it as well. */
  readonly conflicts?: ConflictControl<Form>
  readonly formErrors: AccessCodeFormErrors
  /** `true` while the time zone is chosen, in place of the fields. */
  readonly isZone: boolean
  readonly onZone: (isZone: boolean) => void
}

/** Fields that codes on many locks share: the name, the code and the access period. */
export function CodeFields<Form extends SharedCodeForm>(props: Props<Form>) {
  const { device, nameLabel, noDigits, form, differing, onChange, conflicts, formErrors, isZone, onZone } = props
  const { session } = useElement()
  const messages = useMessages()
  const { accessCodeForm: texts } = messages
  const { allLocks } = useManageMessages()
  const [failure, setFailure] = useState<string>()
  const zoneButton = useRef<HTMLButtonElement>(null)
  const errors = errorMessages(formErrors, device, messages)
  const hint = (field: CommonField, isEmpty: boolean): { hint?: string } =>
    isEmpty && differing?.has(field) ? { hint: allLocks.differing } : {}
  const { hint: start } = hint('start', !form.start.wall)
  const { hint: end } = hint('end', !form.end.wall)
  const name = hint('name', !form.name)
  const conflict = (field: CommonField, label: string, textOf: (form: Form) => string): ReactNode =>
    conflicts && (
      <FieldConflict
        form={conflicts}
        {...{ field, label }}
        textOf={(each) => textOf(each) || (differing?.has(field) ? allLocks.differing : '')}
      />
    )
  if (isZone) {
    return (
      <NavigationContext value={{ isFirst: false, autoFocusTitle: true, leave: () => onZone(false) }}>
        <TimeZoneScreen {...{ device, form, onChange }} />
      </NavigationContext>
    )
  }
  return (
    <>
      <TextField
        {...name}
        label={nameLabel}
        error={errors.name}
        value={form.name}
        onChange={(typed) => onChange((current) => ({ ...current, name: typed }))}
        required={!name.hint}
      />
      {conflict('name', nameLabel, ({ name }) => name)}
      {noDigits ?? (
        <CodeField
          {...hint('code', !form.code)}
          makesUpCode={false}
          device={device}
          generate={async () => (await generateCode(session, device)) ?? randomCode(listedCodeLengths(device))}
          value={form.code}
          error={failure ?? errors.code}
          onChange={(code) => {
            setFailure(undefined)
            onChange((current) => ({ ...current, code }))
          }}
          onGenerated={(code, previous) =>
            onChange((current) => (current.code === previous ? { ...current, code } : current))
          }
          onFailure={setFailure}
        />
      )}
      {conflict('code', texts.code, ({ code }) => code)}
      <Choice
        {...hint('type', form.type === undefined)}
        label={texts.type}
        options={[
          { value: 'ongoing', label: texts.ongoing },
          { value: 'time_bound', label: texts.timeBound }
        ]}
        value={form.type}
        onChange={(type) => onChange((current) => ({ ...current, type }))}
      />
      {conflict('type', texts.type, ({ type }) => (type ? (type === 'ongoing' ? texts.ongoing : texts.timeBound) : ''))}
      <TimingFields
        hidden={form.type !== 'time_bound'}
        form={form}
        errors={{ start: errors.start, end: errors.end }}
        hints={{ ...(start && { start }), ...(end && { end }) }}
        onChange={onChange}
        conflicts={conflicts}
        zoneButton={zoneButton}
        onZone={() => onZone(true)}
      />
    </>
  )
}
