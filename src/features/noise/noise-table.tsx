import { useTexts } from '../../element/custom-element/element-context.js'
import type { Messages } from '../../messages/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { levelText } from './level-text.js'
import type { NoiseChart, NoiseNight } from './rules/noise-chart.js'
import type { NoiseUnit } from './rules/noise-level.js'
import { noiseLevelOf } from './rules/parse-level.js'
import type { NoiseTimes } from './use-noise-times.js'

/** Describes the loudest noise of a night and its limit, if known. */
export function loudestText(
  { loudest, level: shownLevel, allowed }: NoiseNight,
  unit: NoiseUnit,
  messages: Messages,
  texts: TextsOf<typeof NOISE_SENSOR>
) {
  const level = loudest && noiseLevelOf(loudest)
  const text = level && levelText(level, messages)
  if (!text || shownLevel === undefined || allowed === undefined) return text
  return texts.overAllowed(text, messages.noiseSensor[unit](allowed))
}

interface Props {
  readonly chart: NoiseChart
  readonly zone: string
  readonly times: NoiseTimes
}

export function NoiseTable({ chart: { nights, unit }, zone, times }: Props) {
  const messages = useTexts()
  const { device } = messages
  const texts = useTexts(NOISE_SENSOR)

  const row = (night: NoiseNight) => {
    const { noises } = night
    const [last, first] = [noises.at(0), noises.at(-1)].map((noise) => times.time(noise?.instant ?? 0, zone))
    return (
      <tr key={night.night}>
        <th scope="row">{times.night(night.night)}</th>
        <td>{noises.length}</td>
        <td>{first === last ? first : texts.between(first ?? '', last ?? '')}</td>
        <td>{loudestText(night, unit, messages, texts) ?? device.none}</td>
      </tr>
    )
  }
  return (
    <div className="unseen">
      <table>
        <caption>{texts.chart}</caption>
        <thead>
          <tr>
            {[texts.night, texts.events, texts.time, texts.loudest].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nights
            .filter(({ loudest }) => loudest)
            .toReversed()
            .map(row)}
        </tbody>
      </table>
    </div>
  )
}
