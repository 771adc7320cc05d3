import type { ReactNode } from 'react'
import { useElement, useMessages } from '../../element/element-context.js'
import { BackEvent } from '../../element/events.js'
import { useResource } from '../../element/use-query.js'
import { isApiError } from '../../platform/index.js'
import type { Device } from '../../platform/resources.js'
import { deviceQuery } from '../../store/queries.js'
import { ErrorMessage } from '../../ui/error-message.js'
import { LoadingToast } from '../../ui/loading-toast.js'
import { ScreenHeader } from '../../ui/screen-header.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { useStyles } from '../../ui/styles.js'
import { OfflineNotice } from '../offline-notice.js'
import { StandingBanner } from '../standing-banner.js'
import { useScreenFocus } from '../use-screen-focus.js'
import { DeviceAlerts } from './device-alerts.js'
import { DeviceCard } from './device-card.js'
import css from './device-details.css'
import { DeviceInformation } from './device-information.js'

/** What every screen about one device takes. */
export interface DeviceScreenProps {
  readonly deviceId?: string | undefined
  /** Where back leads; without it the screen is the top one of its element. */
  readonly onBack?: () => void
  /** Whether the title takes the focus, since the screen opened in place of another. @default false */
  readonly takesFocus?: boolean
}

interface Props extends DeviceScreenProps {
  readonly title: (device: Device | undefined) => string
  readonly children: (device: Device) => ReactNode
}

/** The frame of a screen about one device: title, what cannot be loaded, picture, name, alerts, and its info at the end. */
export function DeviceScreen({ deviceId, onBack, takesFocus = false, title, children }: Props) {
  useStyles(css)
  const { controller, options } = useElement()
  const { device: texts, general } = useMessages()
  const heading = useScreenFocus(takesFocus)
  const { resource, standing } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const leave = onBack ?? (options.showBack ? () => controller.dispatch(new BackEvent()) : undefined)
  const status = isApiError(standing.error) ? standing.error.statusCode : 0
  // What was never seen and is asked for in the wrong form is not there either.
  const isMissing = status === 404 || status === 403 || (status === 400 && !resource)

  const content = (): ReactNode => {
    if (deviceId === undefined) return <ErrorMessage title={texts.missingId} />
    if (isMissing) return <ErrorMessage title={texts.notFound} />
    if (!resource) return standing.error === undefined && <SkeletonRows leading />
    return (
      <div key={deviceId} className="device">
        <DeviceAlerts device={resource} />
        <DeviceCard device={resource} />
        {children(resource)}
        <DeviceInformation device={resource} />
      </div>
    )
  }
  return (
    <>
      <ScreenHeader title={title(resource)} headingRef={heading} backLabel={general.back} onBack={leave} />
      <OfflineNotice />
      {!isMissing && <StandingBanner standing={standing} message={texts.loadFailed} />}
      <LoadingToast active={!resource && standing.isFetching} label={texts.loading} />
      {content()}
    </>
  )
}
