import { useTexts } from '../../../element/custom-element/element-context.js'
import { NOISE_SENSOR } from '../../../messages/noise-sensor/en.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import { Alert } from '../../../ui/feedback/alert.js'
import type { DayWindow } from '../rules/day-window.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import { noiseThresholdWarnings } from '../rules/noise-threshold-warnings.js'
import type { NoiseWindow } from '../rules/noise-thresholds.js'
import { useNoiseTimes } from '../use-noise-times.js'
import { useThresholdTexts } from '../use-threshold-texts.js'

interface Props {
  readonly form: NoiseThresholdForm
  readonly otherWindows: readonly NoiseWindow[]
}

/** Sentences about other thresholds that are active at the same times. */
export function ThresholdWarnings({ form, otherWindows }: Props) {
  const noiseSensor = useTexts(NOISE_SENSOR)
  const texts = useTexts(THRESHOLDS)
  const times = useNoiseTimes()
  const textsOf = useThresholdTexts()
  const duringText = ({ start, end }: DayWindow): string =>
    start === end ? noiseSensor.allDay : texts.during(...times.period(start, end))
  const warnings = noiseThresholdWarnings(form, otherWindows)
  const sentences = warnings.flatMap((warning): readonly string[] => {
    const { name = '', level } = textsOf(warning.other)
    // A line doesn't end between a level and its unit.
    const unbroken = level.replaceAll(' ', '\u00a0')
    if (warning.kind === 'never-first') return [texts.neverFirst(name, unbroken)]
    const { kind, during } = warning
    const limit = texts.limit(name, unbroken)
    return during.map((window) => {
      if (kind === 'same-limit') return texts.sameLimit(duringText(window))
      return (kind === 'other-first' ? texts.otherFirst : texts.ownFirst)(duringText(window), limit)
    })
  })
  const lines = [...new Set(sentences)].map((sentence) => <p key={sentence}>{sentence}</p>)
  // Thresholds that overlap only in part are usual.
  const isNeverFirst = warnings.some(({ kind }) => kind === 'never-first')
  return (
    <div role="status" className={`threshold-remarks stack gap-1${isNeverFirst ? '' : ' small muted'}`}>
      {isNeverFirst ? <Alert variant="warning">{lines}</Alert> : lines}
    </div>
  )
}
