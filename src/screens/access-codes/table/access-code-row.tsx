import { memo } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { accessCodeErrors, accessCodeWarnings } from '../../../model/access-code-issues.js'
import { isRemoving, isSettling } from '../../../model/access-code-status.js'
import { type CodeWindow, windowOf, windowPicture } from '../../../model/access-code-window.js'
import { accessCodeName, accessCodePin, isOffline } from '../../../model/access-code.js'
import type { AccessCode } from '../../../model/resources.js'
import { zoneLabel } from '../../../model/time-zone.js'
import { CircleAlert, Clock, KeyRound, Trash2, TriangleAlert, WifiOff } from '../../../ui/icons.js'
import { ListRow } from '../../../ui/list/list-row.js'
import { Status } from '../../../ui/feedback/status.js'
import { Thumbnail } from '../../../ui/layout/thumbnail.js'
import { Timeline } from '../../../ui/layout/timeline.js'
import type { Dates } from '../dates.js'
import { timingText, windowText } from '../window-text.js'

const SEPARATOR = ' • '

/** What all rows of a table share. */
export interface RowSetting {
  readonly deviceName: string | undefined
  readonly timeZone: string
  readonly dates: Dates
  /** In ms since 1970. */
  readonly now: number
}

interface CodeProps {
  readonly code: AccessCode
}

interface Props extends CodeProps, RowSetting {}

function CodeStatus({ code }: CodeProps) {
  const { accessCode: texts } = useMessages()
  if (isRemoving(code)) return <Status icon={<Trash2 />}>{texts.removing}</Status>
  if (isSettling(code)) return <Status icon={<Clock />}>{texts.setting}</Status>
  return isOffline(code) && <Status icon={<WifiOff />}>{texts.offline}</Status>
}

function CodeIssues({ code }: CodeProps) {
  const { accessCode: texts, device } = useMessages()
  const filters = useIssueFilters()
  const { length } = accessCodeErrors(code, filters)
  if (length > 0) {
    return (
      <Status tone="danger" icon={<CircleAlert />}>
        {texts.issues(length)}
      </Status>
    )
  }
  return (
    accessCodeWarnings(code, filters).length > 0 && (
      <Status tone="warning" icon={<TriangleAlert />}>
        {device.warning}
      </Status>
    )
  )
}

function WindowPicture({ window, timeZone, dates, now }: Omit<RowSetting, 'deviceName'> & { window: CodeWindow }) {
  const messages = useMessages()
  const picture = windowPicture(window, now)
  if (!picture || window.kind === 'ongoing') return null
  return (
    <Timeline
      {...picture}
      label={`${timingText(window, messages, dates)} (${zoneLabel(timeZone)})`}
      tone={window.kind === 'started' ? 'ok' : undefined}
    />
  )
}

/** What a row of the access code table says of its code; rendered again only when that may be another. */
export const AccessCodeRow = memo(function AccessCodeRow({ code, deviceName, ...setting }: Props) {
  const messages = useMessages()
  const window = windowOf(code, setting.now)
  const pin = accessCodePin(code)
  return (
    <ListRow
      leading={<Thumbnail fallback={<KeyRound />} />}
      title={<bdi>{accessCodeName(code) ?? messages.accessCode.unnamed}</bdi>}
      subtitle={
        <>
          {deviceName && (
            <>
              <bdi>{deviceName}</bdi>
              {SEPARATOR}
            </>
          )}
          <bdi>{windowText(window, messages, setting.dates.date)}</bdi>
          {pin && (
            <>
              {SEPARATOR}
              <bdi className="pin">{pin}</bdi>
            </>
          )}
        </>
      }
      trailing={
        <>
          <span>
            <CodeStatus code={code} />
          </span>
          <span>
            <CodeIssues code={code} />
          </span>
          <span>
            <WindowPicture window={window} {...setting} />
          </span>
        </>
      }
      dimmed={isRemoving(code)}
    />
  )
})
