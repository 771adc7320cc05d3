import { type Dispatch, type FormEvent, type SetStateAction, useRef } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import type { Device } from '../../../core/resources/resources.js'
import { Button } from '../../../ui/actions/button.js'
import { FormActions } from '../../../ui/actions/form-actions.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { standingObjections } from '../../../core/actions/form-draft.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import type { NoiseWindow } from '../rules/noise-thresholds.js'
import { DECIBELS, SCORES } from '../rules/typed-level.js'
import { DayBar } from './day-bar.js'
import { LevelField } from './level-field.js'
import type { ThresholdDraft } from './threshold-draft.js'
import css from './threshold-form.css'
import { ThresholdRemarks } from './threshold-remarks.js'
import { TimeFields } from './time-fields.js'
import { useFaultTexts } from './use-fault-texts.js'
import { useSaveThreshold } from './use-save-threshold.js'

registerStyles(css)

interface Props {
  readonly device: Device
  readonly edited: NoiseWindow | undefined
  /** The other thresholds of the sensor. */
  readonly others: readonly NoiseWindow[]
  readonly zone: string
  /** Whether the level can be NoiseAware's score as well. */
  readonly hasScore: boolean
  readonly draft: ThresholdDraft
  readonly setDraft: Dispatch<SetStateAction<ThresholdDraft>>
  readonly onSaved: (id: string) => void
  /** Why it cannot be saved. */
  readonly obstacle: string | undefined
}

/** The fields of a threshold, the day that they make, what is wrong with them, and the button that saves it. */
export function ThresholdFields(props: Props) {
  const { device, edited, others, zone, hasScore, draft, setDraft, onSaved, obstacle } = props
  const messages = useMessages()
  const { thresholds: texts } = useManageMessages()
  const element = useRef<HTMLFormElement>(null)
  const { form, initial, attempts } = draft
  const { threshold } = edited ?? {}
  const saving = useSaveThreshold({ device, edited: threshold, zone, draft, hasScore, setDraft, onSaved })
  const { isPending, isSent, save } = saving
  const faults = useFaultTexts(form, edited && initial)
  const { failure, ...objections } = standingObjections(draft)
  const errors = { ...objections, ...(attempts > 0 && !isSent && faults) }
  const trouble = obstacle ?? (failure === undefined ? undefined : failureText(failure, texts.failed, messages))
  const { start, end } = form

  const change = (changed: Partial<NoiseThresholdForm>): void =>
    setDraft((current) => ({ ...current, form: { ...current.form, ...changed } }))

  useOnChange(attempts, () => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending && obstacle === undefined) void save()
  }

  return (
    <form ref={element} className="threshold-form" noValidate onSubmit={submit}>
      <TextField label={texts.name} error={errors.name} value={form.name} onChange={(name) => change({ name })} />
      <LevelField
        label={texts.decibels}
        limits={DECIBELS}
        error={errors.decibels}
        value={form.decibels}
        onChange={(decibels) => change({ decibels })}
        required={!hasScore}
      />
      {hasScore && (
        <LevelField
          label={texts.score}
          limits={SCORES}
          error={errors.score}
          value={form.score}
          onChange={(score) => change({ score })}
        />
      )}
      <TimeFields form={form} errors={errors} onChange={change} />
      <p className="noise-zone">{messages.noiseSensor.allTimesIn(zoneLabel(zone))}</p>
      <DayBar own={start === undefined || end === undefined ? undefined : { start, end }} others={others} />
      <ThresholdRemarks form={form} others={others} />
      <FormActions trouble={trouble}>
        <Button variant="primary" type="submit" pending={isPending} disabled={obstacle !== undefined}>
          {messages.general.save}
        </Button>
      </FormActions>
    </form>
  )
}
