import type { Device } from '../../core/resources/resources.js'
import { TimeAxis } from '../../ui/time-bar/time-axis.js'
import { TimeBar } from '../../ui/time-bar/time-bar.js'
import { isNoisy } from './rules/noise-level.js'

interface Props {
  readonly device: Device
}

/** Placeholder of the last 24 hours: a line, and below it the timeline if the sensor is too loud right now. */
export const LastDayPlace = ({ device }: Props) => (
  <div className={isNoisy(device) ? 'noise-last-day muted small' : 'noise-last-day muted small in-line'} aria-hidden>
    <p>{'\u00a0'}</p>
    {isNoisy(device) && (
      <>
        <TimeBar size={24} spans={[]} />
        <TimeAxis labels={[]} />
      </>
    )}
  </div>
)
