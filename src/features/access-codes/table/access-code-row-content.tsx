import { accessCodeErrors, accessCodeWarnings, type IssueFilters } from '../rules/access-code-issues.js'
import { codeState } from '../rules/access-code-state.js'
import { isRemoving } from '../rules/access-code-status.js'
import { windowOf } from '../rules/access-code-window.js'
import { deviceName } from '../../device/rules/device.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import type { Messages } from '../../../messages/en.js'
import { shownCode } from '../rules/shown-code.js'
import { CircleAlert, TriangleAlert } from '../../../ui/icons.js'
import { ListRow } from '../../../ui/list/list-row.js'
import { Status } from '../../../ui/feedback/status.js'
import { Unseen } from '../../../ui/feedback/unseen.js'
import { CodeStateTile } from '../code-state.js'
import { CodeStatus } from '../code-status.js'
import type { Dates } from '../dates.js'
import { soonText, windowText, FACT_SEPARATOR } from '../window-text.js'

export interface RowSetting {
  readonly device: Device | undefined
  readonly dates: Dates
  /** In ms since 1970. */
  readonly now: number
}

/** Props of a row. The row uses no hooks and no context, so it can be prerendered without React. */
interface Props extends RowSetting {
  readonly code: AccessCode
  readonly messages: Messages
  readonly filters: IssueFilters
}

function CodeIssues({ code, messages, filters }: Pick<Props, 'code' | 'messages' | 'filters'>) {
  const { length } = accessCodeErrors(code, filters)
  if (length > 0) {
    return (
      <Status tone="danger" icon={<CircleAlert />}>
        {messages.accessCode.issues(length)}
      </Status>
    )
  }
  return (
    accessCodeWarnings(code, filters).length > 0 && (
      <Status tone="warning" icon={<TriangleAlert />}>
        {messages.device.warning}
      </Status>
    )
  )
}

export function AccessCodeRowContent({ code, device, dates, now, messages, filters }: Props) {
  const state = codeState(code, device, filters, now)
  const name = device && deviceName(device)
  const window = windowOf(code, now)
  const { name: shownName, pin } = shownCode(code, device)
  return (
    <ListRow
      leading={<CodeStateTile state={state} label={messages.accessCode[state]} />}
      title={<bdi>{shownName ?? messages.accessCode.unnamed}</bdi>}
      subtitle={
        <>
          <span className="window">
            {name && (
              <>
                <bdi className="code-device-name">{name}</bdi>{' '}
              </>
            )}
            <span className="code-dates">
              {name && FACT_SEPARATOR.trimStart()}
              <bdi>{windowText(window, messages, dates.date)}</bdi>
            </span>
          </span>
          {pin && (
            <>
              <Unseen>{FACT_SEPARATOR}</Unseen>
              <bdi className="pin">{pin}</bdi>
            </>
          )}
        </>
      }
      trailing={
        <>
          {/* The icon has the same meaning. */}
          <span aria-hidden={state === 'setting' || state === 'removing' || undefined}>
            <CodeStatus code={code} messages={messages} />
          </span>
          <span>
            <CodeIssues {...{ code, messages, filters }} />
          </span>
          <span>{!isRemoving(code) && soonText(window, messages, dates, now)}</span>
        </>
      }
      dimmed={isRemoving(code)}
    />
  )
}
