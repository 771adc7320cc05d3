import { useMessages } from '../../../element/custom-element/element-context.js'
import { Alert } from '../../../ui/feedback/alert.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import { noiseThresholdWarnings } from '../rules/noise-threshold-warnings.js'
import type { NoiseWindow } from '../rules/noise-thresholds.js'
import { useNoiseTimes } from '../use-noise-times.js'
import { useThresholdWords } from '../use-threshold-words.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import { NOISE_SENSOR } from '../../../messages/noise-sensor/en.js'

interface Props {
  readonly form: NoiseThresholdForm
  readonly otherWindows: readonly NoiseWindow[]
}

export function ThresholdWarnings({ form, otherWindows }: Props) {
  const { general } = useMessages()
  const noiseSensor = useMessages(NOISE_SENSOR)
  const texts = useMessages(THRESHOLDS)
  const times = useNoiseTimes()
  const words = useThresholdWords()
  return (
    <div role="status" className="threshold-remarks">
      {noiseThresholdWarnings(form, otherWindows).map((remark) => {
        const { name, times: during, level } = words(remark.other)
        const title = name ?? during
        return (
          <Alert key={remark.other.threshold.noise_threshold_id} variant="warning">
            {remark.kind === 'never-first'
              ? texts.neverFirst(title, level)
              : texts.overlaps(
                  title,
                  level,
                  general.facts(
                    remark.during.map(({ start, end }) => noiseSensor.between(times.minute(start), times.minute(end))),
                    ', '
                  )
                )}
          </Alert>
        )
      })}
    </div>
  )
}
