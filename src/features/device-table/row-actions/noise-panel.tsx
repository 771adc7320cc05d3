import { isRefused } from '../../../core/queries/is-refused.js'
import { Refusal } from '../../../element/frame/refusal.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { deviceName } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { noisesOfLastHour } from '../../noise/rules/noise-activity.js'
import type { Device } from '../../../core/resources/resources.js'
import { Button } from '../../../ui/actions/button.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { Unseen } from '../../../ui/feedback/unseen.js'
import { registerStyles } from '../../../ui/style/styles.js'
import noiseCss from '../../noise/noise-sensor.css'
import { LevelReading } from '../../noise/noise-hero.js'
import { useNoise } from '../../noise/use-noise.js'
import { ROW_ACTIONS } from '../../../messages/row-actions/en.js'
import { LastHour } from './last-hour.js'
import { NOISE_SENSOR } from '../../../messages/noise-sensor/en.js'

registerStyles(noiseCss)

/** Noise level of a sensor now and in the last hour. */
export function NoisePanel({ device }: { readonly device: Device }) {
  const { device: deviceTexts, general } = useMessages()
  const texts = useMessages(NOISE_SENSOR)
  const rowActions = useMessages(ROW_ACTIONS)
  const noise = useNoise(device)
  const { events, noises, now } = noise
  const own = noisesOfLastHour(noises, now)
  return (
    <>
      <header className="wrap between">
        <b className="strong">
          <bdi>{deviceName(device) ?? deviceTexts.unnamed}</bdi>
        </b>
      </header>
      <LevelReading device={device} noise={noise} />
      {events.ids ? (
        // Silence of an offline sensor is unknown.
        (own.length > 0 || onlineStatus(device) === 'online') && (
          <>
            <p className="muted small">{rowActions.noises(own.length)}</p>
            <LastHour device={device} noise={noise} noises={own} />
          </>
        )
      ) : events.error === undefined ? (
        <output>
          <Unseen>{texts.loadingActivity}</Unseen>
          <Skeleton height="56px" />
        </output>
      ) : isRefused(events.error) ? (
        <Refusal />
      ) : (
        <div role="alert">
          <p className="muted small">{texts.activityFailed}</p>
          <Button onClick={events.fetch}>{general.tryAgain}</Button>
        </div>
      )}
    </>
  )
}
