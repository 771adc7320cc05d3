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
  const warnings = noiseThresholdWarnings(form, otherWindows)
  return (
    <div role="status" className="threshold-remarks">
      {warnings.length > 0 && (
        <Alert variant="warning">
          {warnings.map((warning) => {
            const { name, times: during, level: limit } = words(warning.other)
            const title = name ?? during
            // A line doesn't end between a level and its unit.
            const level = limit.replaceAll(' ', '\u00a0')
            return (
              <p key={warning.other.threshold.noise_threshold_id}>
                {warning.kind === 'never-first'
                  ? texts.neverFirst(title, level)
                  : texts.overlaps(
                      title,
                      level,
                      general.facts(
                        warning.during.map(({ start, end }) =>
                          noiseSensor.between(times.minute(start), times.minute(end))
                        ),
                        ', '
                      )
                    )}
              </p>
            )
          })}
        </Alert>
      )}
    </div>
  )
}
