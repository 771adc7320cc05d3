import type { Device } from '../../core/resources/resources.js'
import { isNoisy } from './rules/noise-level.js'

interface Props {
  readonly device: Device
}

/** Placeholder of the last 24 hours: a line, and below it the timeline if the sensor is too loud right now. */
export const LastDayPlace = ({ device }: Props) => (
  <div className="noise-last-day muted small" aria-hidden>
    <p>{'\u00a0'}</p>
    {isNoisy(device) && (
      <>
        <svg className="directed" />
        <div className="dates" />
      </>
    )}
  </div>
)
