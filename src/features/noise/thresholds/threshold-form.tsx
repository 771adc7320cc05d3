import { useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import {
  type FormState,
  pristineForm,
  recreationDraft,
  type RefusedRecreation
} from '../../../core/actions/form-draft.js'
import { useFormDraft } from '../../../element/form/use-form-draft.js'
import { useIsForbidden } from '../../../element/hooks/use-permissions.js'
import { useManageMessages, withManageMessages } from '../../../element/loading/lazy-messages.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { DeviceFormScreen } from '../../device/device-form-screen.js'
import { type NoiseThresholdForm, noiseThresholdForm, thresholdFormRules } from '../rules/noise-threshold-form.js'
import { hasScore } from '../rules/noise-level.js'
import { noiseWindows } from '../rules/noise-thresholds.js'
import { THRESHOLD_OPERATIONS } from '../noise-thresholds.js'
import { useNoiseWindows } from '../use-noise-windows.js'
import { useThresholdWords } from '../use-threshold-words.js'
import { toFieldErrors } from './threshold-draft.js'
import { ThresholdFields } from './threshold-fields.js'

interface Props {
  /** As last known. */
  readonly device: Device
  /** Threshold to edit. `undefined` to add one. */
  readonly thresholdId: string | undefined
  /** Deleted threshold to recreate. */
  readonly again: RefusedRecreation<NoiseThreshold> | undefined
  /** `true` if the device was deleted. */
  readonly isGone: boolean
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

export const ThresholdForm = withManageMessages(function ThresholdForm(props: Props) {
  const { device, thresholdId, again, isGone, onSaved } = props
  const { device: deviceTexts, general } = useMessages()
  const { thresholds: texts } = useManageMessages()
  const words = useThresholdWords()
  const { windows, zone, now } = useNoiseWindows(device)
  const isEdited = ({ threshold }: (typeof windows)[number]) => threshold.noise_threshold_id === thresholdId
  const known = windows.find(isEdited)
  const [edited, setEdited] = useState(known)
  if (known && known.threshold !== edited?.threshold) setEdited(known)
  function recreate({ resource, error }: RefusedRecreation<NoiseThreshold>): FormState<NoiseThresholdForm> {
    const values = noiseThresholdForm(noiseWindows([resource], zone, now)[0])
    const isScored = hasScore(device) || values.score !== ''
    return recreationDraft(
      noiseThresholdForm(),
      values,
      error === undefined ? undefined : toFieldErrors(error, isScored)
    )
  }
  const control = useFormDraft<NoiseThresholdForm>(
    () => (again ? recreate(again) : pristineForm(noiseThresholdForm(known))),
    () => known && noiseThresholdForm(known),
    thresholdFormRules
  )
  const { name = undefined, times = undefined } = edited ? words(edited) : {}
  const title = name ?? times ?? texts.title
  const lost = thresholdId !== undefined && !known ? texts.gone : undefined
  const forbidden = useIsForbidden(device.device_id, THRESHOLD_OPERATIONS) ? general.forbidden : undefined

  return (
    <DeviceFormScreen
      name="noise-threshold-form"
      ids={{ noiseThresholdId: thresholdId }}
      {...{ title, device, control }}
    >
      <ThresholdFields
        {...{ device, edited, zone, control, onSaved }}
        otherWindows={windows.filter((window) => !isEdited(window))}
        hasScore={
          hasScore(device) ||
          control.draft.initial.score !== '' ||
          typeof again?.resource.noise_threshold_nrs === 'number'
        }
        disabledReason={isGone ? deviceTexts.notFound : (lost ?? forbidden)}
      />
    </DeviceFormScreen>
  )
})
