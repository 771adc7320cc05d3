import type { ReactNode } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { isRemoving, isSettling } from '../../../model/access-code-status.js'
import { type CodeWindow, windowOf, windowPicture } from '../../../model/access-code-window.js'
import { accessCodeName, accessCodePin, choosesOwnCodes } from '../../../model/access-code.js'
import type { AccessCode, Device } from '../../../model/resources.js'
import { zoneLabel } from '../../../model/time-zone.js'
import { Card } from '../../../ui/layout/card.js'
import { Clock } from '../../../ui/icons.js'
import { Status } from '../../../ui/feedback/status.js'
import { Timeline } from '../../../ui/layout/timeline.js'
import { useDates } from '../dates.js'
import { windowText } from '../window-text.js'
import { CopyText } from './copy-text.js'

function Duration({ window, zone }: { readonly window: CodeWindow; readonly zone: string }) {
  const messages = useMessages()
  const now = useNow()
  const { dateTime } = useDates(zone)
  const picture = windowPicture(window, now)
  return (
    <div className="code-duration">
      {picture && (
        <Timeline {...picture} label={messages.accessCode.window} tone={window.kind === 'started' ? 'ok' : undefined} />
      )}
      <p>
        {windowText(window, messages, dateTime)}{' '}
        {picture && <small>{zoneLabel(zone)}</small>}
      </p>
    </div>
  )
}

interface Props {
  readonly code: AccessCode
  readonly device: Device | undefined
  /** The time zone in which times are told. */
  readonly zone: string
  /** What can be done with it. */
  readonly children: ReactNode
}

/** A code at a glance: its name, the code itself, where it stands, and when it is valid. */
export function AccessCodeCard({ code, device, zone, children }: Props) {
  const { accessCode: texts } = useMessages()
  const window = windowOf(code, useNow())
  const isSecret = device !== undefined && choosesOwnCodes(device)
  const pin = isSecret ? undefined : accessCodePin(code)
  return (
    <Card>
      <div className="code-title">
        <p>{texts.label}</p>
        {!isSecret && (
          <h3>
            <bdi>{accessCodeName(code) ?? texts.unnamed}</bdi>
          </h3>
        )}
        <div>
          {pin !== undefined && (
            <>
              <code>{pin}</code>
              <CopyText text={pin} label={texts.copy} fieldLabel={texts.label} />
            </>
          )}
          {isSettling(code) && <Status icon={<Clock />}>{isRemoving(code) ? texts.removing : texts.setting}</Status>}
        </div>
      </div>
      <Duration window={window} zone={zone} />
      {children}
    </Card>
  )
}
