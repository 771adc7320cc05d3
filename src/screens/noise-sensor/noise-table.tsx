import { useMessages } from '../../element/custom-element/element-context.js'
import type { NoiseChart, NoisePoint } from '../../model/noise-chart.js'
import { number } from '../../model/value.js'
import { givenLevel, levelText } from './level-text.js'
import type { NoiseTimes } from './use-noise-times.js'

interface Props {
  readonly chart: NoiseChart
  readonly times: NoiseTimes
}

const loudness = ({ event }: NoisePoint): number =>
  number(event.noise_level_decibels) ?? number(event.noise_level_nrs) ?? -Infinity

/** What the picture of the noise shows, in words: by day how often, between which hours, and how loud at most. */
export function NoiseTable({ chart: { days, points }, times }: Props) {
  const messages = useMessages()
  const { noiseSensor: texts, device } = messages
  const noisy = [...new Set(points.map(({ day }) => day))]

  const row = (index: number) => {
    const day = days[index] ?? ''
    const own = points.filter((point) => point.day === index)
    const minutes = own.map(({ minute }) => minute)
    const [first, last] = [Math.min(...minutes), Math.max(...minutes)].map(times.minute)
    const [loudest] = [...own].sort((one, other) => loudness(other) - loudness(one))
    const level = givenLevel(loudest?.event.noise_level_decibels, loudest?.event.noise_level_nrs)
    return (
      <tr key={day}>
        <th scope="row">{times.day(day)}</th>
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
            {[texts.day, texts.events, texts.time, texts.loudest].map((heading) => (
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
