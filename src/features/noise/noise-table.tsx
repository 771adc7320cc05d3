import { useMessages } from '../../element/custom-element/element-context.js'
import type { NoiseChart, NoisePoint } from './rules/noise-chart.js'
import { number } from '../../core/values/value.js'
import { levelText } from './level-text.js'
import { noiseLevelOf } from './rules/given-level.js'
import type { NoiseTimes } from './use-noise-times.js'

interface Props {
  readonly chart: NoiseChart
  readonly times: NoiseTimes
}

const NOON = 720

const loudness = ({
  noise: {
    events: [event]
  }
}: NoisePoint): number => number(event.noise_level_decibels) ?? number(event.noise_level_nrs) ?? -Infinity

/** What the picture of the noise shows, in words: by night how often, between which hours, and how loud at most. */
export function NoiseTable({ chart: { nights, points }, times }: Props) {
  const messages = useMessages()
  const { noiseSensor: texts, device } = messages
  const noisy = [...new Set(points.map(({ night }) => night))]

  const row = (index: number) => {
    const night = nights[index] ?? ''
    const own = points.filter((point) => point.night === index)
    const minutes = own.map(({ minute }) => minute)
    const [first, last] = [Math.min(...minutes), Math.max(...minutes)].map((minute) => times.minute(minute + NOON))
    const [loudest] = [...own].sort((one, other) => loudness(other) - loudness(one))
    const level = loudest && noiseLevelOf(loudest.noise)
    return (
      <tr key={night}>
        <th scope="row">{times.night(night)}</th>
        <td>{own.length}</td>
        <td>{first === last ? first : texts.between(first ?? '', last ?? '')}</td>
        <td>{level ? levelText(level, messages) : device.none}</td>
      </tr>
    )
  }
  return (
    <div className="noise-words">
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
        <tbody>{noisy.map(row)}</tbody>
      </table>
    </div>
  )
}
