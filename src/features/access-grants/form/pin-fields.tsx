import { useState } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { Status } from '../../../ui/feedback/status.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { TriangleAlert } from '../../../ui/icons.js'
import { LimitList } from '../../access-codes/form/limits/limit-list.js'
import { useTypedAnnouncement } from '../../access-codes/form/limits/use-typed-announcement.js'
import type { GrantForm } from '../rules/form/grant-form.js'
import type { PinLimits } from './use-pin-limits.js'

interface Props {
  readonly form: FormControl<GrantForm>
  readonly limits: PinLimits
}

/** Choice of who sets the digits of a PIN, a field for them, and warnings about the chosen locks. */
export function PinFields({ form, limits }: Props) {
  const texts = useTexts(ACCESS_GRANT_FORM)
  const { values, errors, setValue } = form
  const { pin, code } = values
  const { hints, warning, lockWarnings, limitTexts } = limits
  /** Input with which the user has left the field. */
  const [leftWith, setLeftWith] = useState('')
  const problem = code.trim() ? limits.error : undefined
  const announcement = useTypedAnnouncement(code, problem)
  const error = errors.code ?? (leftWith === code ? problem : undefined)
  return (
    <>
      <Choice
        label={texts.digits}
        hideLabel
        value={pin}
        onChange={(choice) => setValue('pin', choice)}
        options={[
          { value: 'any', label: texts.anyDigits },
          { value: 'own', label: texts.ownDigits }
        ]}
      />
      {pin === 'own' && (
        <>
          <TextField
            label={texts.digits}
            hint={
              error === undefined && (
                <>
                  <LimitList hints={hints} met={limitTexts.limits.met} notMet={limitTexts.limits.notMet} />
                  <span className="block">{texts.pinNote}</span>
                </>
              )
            }
            error={error}
            warning={warning}
            value={code}
            onChange={(typed) => {
              announcement.onType()
              setValue('code', typed)
            }}
            onFocus={announcement.onVisit}
            onBlur={() => setLeftWith(code)}
            inputMode="numeric"
            dir="ltr"
            required
          />
          <Announcer message={announcement.message} />
        </>
      )}
      {lockWarnings.map((text) => (
        <Status key={text} tone="warning" icon={<TriangleAlert />}>
          {text}
        </Status>
      ))}
    </>
  )
}
