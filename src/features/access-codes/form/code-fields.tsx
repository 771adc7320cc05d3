import type { ReactNode, Ref } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { Status } from '../../../ui/feedback/status.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { TriangleAlert } from '../../../ui/icons.js'
import { type AccessCodeForm, hasHalfDate } from '../rules/access-code-form.js'
import type { CommonField } from '../rules/common-code-form.js'
import { sharedNameLengths } from '../rules/limits/name-rules.js'
import { CodeField } from './code-field.js'
import type { CodeLimits } from './limits/code-limits.js'
import { canLeaveOut, LeaveOutButton } from './limits/leave-out-button.js'
import { nameLengthsText } from './limits/rule-texts.js'
import { TimingFields } from './timing-fields.js'

interface Props {
  readonly form: FormControl<AccessCodeForm>
  readonly limits: CodeLimits
  readonly nameLabel: string
  /** Replaces the code field. */
  readonly noDigits?: ReactNode
  /** Returns the hint of a field that may be left empty, because the codes differ in it. @default no hints */
  readonly emptyHint?: ((field: CommonField) => string | undefined) | undefined
  readonly generatesCode?: boolean | undefined
  readonly zoneButton?: Ref<HTMLButtonElement> | undefined
  readonly onZone: () => void
}

/** Fields of an access code, or of the codes of several locks: the name, the code and the access period. */
export function CodeFields(props: Props) {
  const { form, limits, nameLabel, noDigits, emptyHint, generatesCode, zoneButton, onZone } = props
  const texts = useTexts(ACCESS_CODE_FORM)
  const { values, setValues, setError } = form
  const { name, code, type } = values
  const isTimeBound = type === 'time_bound'
  const hintIf = (isEmpty: boolean, field: CommonField) => (isEmpty ? emptyHint?.(field) : undefined)
  const orHint =
    (field: CommonField) =>
    (text: string | undefined): string =>
      text || (emptyHint?.(field) ?? '')
  const nameHint = hintIf(!name, 'name')
  const typeHint = hintIf(!type, 'type')
  const { errors, warnings, texts: limitTexts } = limits
  const lengthHint = nameLengthsText(sharedNameLengths(limits.locks.map(({ device }) => device)), limitTexts)
  const typeText = { ongoing: texts.ongoing, time_bound: texts.timeBound }
  return (
    <>
      <FormField form={form} name="name" label={nameLabel} textOf={orHint('name')}>
        {(field) => (
          <TextField
            {...field}
            hint={nameHint ?? (field.error === undefined ? lengthHint : undefined)}
            offer={
              field.error === errors.name?.text &&
              canLeaveOut(errors.name, limits) && <LeaveOutButton message={errors.name} limits={limits} />
            }
            required={!nameHint}
          />
        )}
      </FormField>
      <FormField form={form} name="code" label={texts.code} textOf={orHint('code')}>
        {({ value, error, onChange }) =>
          noDigits ?? (
            <CodeField
              limits={limits}
              value={value}
              error={error}
              generatesCode={generatesCode}
              onChange={onChange}
              hint={hintIf(!code, 'code')}
              // Keep what the user typed in the meantime.
              onGenerated={(generated, previous) =>
                setValues((current) => (current.code === previous ? { ...current, code: generated } : current))
              }
              onFailure={(message) => setError('code', message)}
            />
          )
        }
      </FormField>
      <FormField
        form={form}
        name="type"
        label={texts.type}
        textOf={(chosen) => orHint('type')(chosen && typeText[chosen])}
      >
        {({ label, value, onChange }) => (
          <Choice
            hint={
              warnings.type ? (
                <Status tone="warning" icon={<TriangleAlert />}>
                  {warnings.type.text}
                </Status>
              ) : (
                typeHint
              )
            }
            label={label}
            value={value}
            onChange={onChange}
            options={[
              { value: 'ongoing', label: typeText.ongoing },
              { value: 'time_bound', label: typeText.time_bound }
            ]}
          />
        )}
      </FormField>
      {(isTimeBound || hasHalfDate(values)) && (
        <TimingFields
          hidden={!isTimeBound}
          limits={limits}
          isOptional={emptyHint?.('start') !== undefined || emptyHint?.('end') !== undefined}
          hintOf={(field) => hintIf(!values[field].wall, field)}
          form={form}
          zoneButton={zoneButton}
          onZone={onZone}
        />
      )}
    </>
  )
}
