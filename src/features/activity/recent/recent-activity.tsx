import { useContext, useId, useMemo } from 'react'
import { isNotFound, isRefused } from '../../../core/queries/is-refused.js'
import type { Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'
import { PlaceholderContext } from '../../../element/lazy/lazy-screen.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { Button } from '../../../ui/actions/button.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { type ActivityNames, NO_NAMES } from '../activity-texts.js'
import { EventRows } from './event-rows.js'
import css from './recent.css'
import { useRecentActivity } from './use-recent-activity.js'

registerStyles(css)

export interface RecentActivityProps {
  readonly device: Device
  /** The screen with all events of the device. */
  readonly activity: Pick<InnerScreen, 'opener' | 'open'>
}

interface Props extends RecentActivityProps {
  readonly names?: ActivityNames
  /** Maximum number of events. A style sheet hides those without room. @default 3 */
  readonly most?: number
}

/** Latest events of a device, with a link to all of them. Nothing if the session may not read events. */
export function RecentActivity({ device, names = NO_NAMES, most = 3, activity }: Props) {
  const { opener, open } = activity
  const id = useId()
  const { general } = useTexts()
  const deviceOf = useMemo(() => () => device, [device])
  const texts = useTexts(ACTIVITY)
  const { rows, status } = useRecentActivity(device, most)
  const { ids, error, isFetching, fetch } = status
  const isAbsent = isRefused(error) || isNotFound(error)
  const hasFailed = error !== undefined
  const placeholder = useContext(PlaceholderContext)
  if (isAbsent) return null
  if (!ids && !hasFailed) return placeholder
  return (
    <section role="group" part="card" className="recent surface" aria-labelledby={id}>
      <h3 id={id}>{texts.recent}</h3>
      {rows.length > 0 && (
        <EventRows rows={rows} zone={displayZone(device)} deviceOf={deviceOf} names={names} isOfOneDevice />
      )}
      {rows.length === 0 && !hasFailed && <p className="inline wrap muted small">{texts.empty}</p>}
      {hasFailed && (
        <p className="inline wrap muted small">
          {texts.failed}
          <Button variant="link" pending={isFetching} onClick={fetch}>
            {general.tryAgain}
          </Button>
        </p>
      )}
      {rows.length > 0 && (
        <Button ref={opener} variant="link" onClick={open}>
          {texts.showAll}
        </Button>
      )}
    </section>
  )
}
