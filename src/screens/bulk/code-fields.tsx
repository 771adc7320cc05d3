import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { accessCodeFaults } from '../../model/access-code-faults.js'
import type { AccessCodeForm } from '../../model/access-code-form.js'
import { listedCodeLengths } from '../../model/code-length.js'
import { randomCode } from '../../model/many-devices.js'
import type { AccessCode, Device } from '../../model/resources.js'
import { generateCode } from '../../store/access-code-generation.js'
import { Choice } from '../../ui/fields/choice.js'
import { TextField } from '../../ui/fields/text-field.js'
import { CodeField } from '../access-codes/form/code-field.js'
import { faultTexts } from '../access-codes/form/field-texts.js'
import { TimeZoneScreen } from '../access-codes/form/time-zone-screen.js'
import { TimingFields } from '../access-codes/form/timing-fields.js'

interface Props {
  /** Stands for all locks: it takes the codes that each of them takes. */
  readonly device: Device
  /** One of the codes that are changed; none where they are made. */
  readonly edited?: AccessCode | undefined
  readonly form: AccessCodeForm
  readonly onChange: Dispatch<SetStateAction<AccessCodeForm>>
  /** Whether it is told what is wrong. */
  readonly isTried: boolean
  /** Whether a time zone is being chosen in their place. */
  readonly isZone: boolean
  readonly onZone: (isZone: boolean) => void
}

/** What codes on many locks have in common: the name, the digits, and when they work. */
export function CodeFields({ device, edited, form, onChange, isTried, isZone, onZone }: Props) {
  const { session } = useElement()
  const messages = useMessages()
  const { accessCodeForm: texts } = messages
  const [failure, setFailure] = useState<string>()
  const zoneButton = useRef<HTMLButtonElement>(null)
  const faults = isTried ? faultTexts(accessCodeFaults(form, device, edited), device, messages) : {}
  if (isZone) return <TimeZoneScreen {...{ device, form, onChange }} onBack={() => onZone(false)} />
  return (
    <>
      <TextField
        label={edited ? texts.name : texts.nameNew}
        error={faults.name}
        value={form.name}
        onChange={(name) => onChange((current) => ({ ...current, name }))}
        required
      />
      <CodeField
        makesUpCode={false}
        device={device}
        generate={async () => (await generateCode(session, device)) ?? randomCode(listedCodeLengths(device))}
        value={form.code}
        error={failure ?? faults.code}
        onChange={(code) => {
          setFailure(undefined)
          onChange((current) => ({ ...current, code }))
        }}
        onGenerated={(code, before) => onChange((current) => (current.code === before ? { ...current, code } : current))}
        onFailure={setFailure}
      />
      <Choice
        label={texts.type}
        options={[
          { value: 'ongoing', label: texts.ongoing },
          { value: 'time_bound', label: texts.timeBound }
        ]}
        value={form.type}
        onChange={(type) => onChange((current) => ({ ...current, type }))}
      />
      <TimingFields
        hidden={form.type !== 'time_bound'}
        form={form}
        errors={{ start: faults.start, end: faults.end }}
        onChange={onChange}
        zoneButton={zoneButton}
        onZone={() => onZone(true)}
      />
    </>
  )
}
