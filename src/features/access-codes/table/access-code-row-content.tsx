import type { ReactNode } from 'react'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import type { Messages } from '../../../messages/en.js'
import { ListRow } from '../../../ui/list/list-row.js'
import { deviceName } from '../../device/rules/device.js'
import { CodeStatus } from '../code-status.js'
import type { Dates } from '../dates.js'
import type { IssueFilters } from '../rules/access-code-issues.js'
import { codeState } from '../rules/access-code-state.js'
import { windowOf } from '../rules/access-code-window.js'
import { isRemoving } from '../rules/code-transition.js'
import { shownCode } from '../rules/shown-code.js'
import { soonText, windowText } from '../window-text.js'
import { CodeDetailsLine } from './code-details-line.js'
import { StayBar } from './stay-bar.js'

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
  /** Line about the use of the code. */
  readonly use?: ReactNode
}

/** Content of a row: name, status, dates and access period. The digits are visible in the copy button next to it. */
export function AccessCodeRowContent({ code, device, dates, now, messages, filters, use }: Props) {
  const state = codeState(code, device, filters, now)
  const window = windowOf(code, now)
  const soon = isRemoving(code) ? undefined : soonText(window, messages, dates, now)
  const { name, pin } = shownCode(code, device)
  return (
    <ListRow
      title={<bdi>{name ?? messages.accessCode.unnamed}</bdi>}
      subtitle={
        <>
          <CodeStatus code={code} state={state} messages={messages} filters={filters} />
          <CodeDetailsLine
            places={device && deviceName(device)}
            period={[windowText(window, messages, dates.date), ...(soon === undefined ? [] : [soon])]}
            pin={pin}
            use={use}
          />
        </>
      }
      trailing={<StayBar window={window} now={now} />}
      dimmed={isRemoving(code)}
    />
  )
}
