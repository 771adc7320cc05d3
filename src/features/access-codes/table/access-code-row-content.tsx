import type { IssueFilters } from '../rules/access-code-issues.js'
import { codeState } from '../rules/access-code-state.js'
import { isRemoving } from '../rules/access-code-status.js'
import { windowOf } from '../rules/access-code-window.js'
import { deviceName } from '../../device/rules/device.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import type { Messages } from '../../../messages/en.js'
import { shownCode } from '../rules/shown-code.js'
import { ListRow } from '../../../ui/list/list-row.js'
import { Unseen } from '../../../ui/feedback/unseen.js'
import { CodeStatus } from '../code-status.js'
import type { Dates } from '../dates.js'
import { soonText, windowText, FACT_SEPARATOR } from '../window-text.js'
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
}

/** Content of a row: name, status, dates and access period. The digits are visible in the copy button next to it. */
export function AccessCodeRowContent({ code, device, dates, now, messages, filters }: Props) {
  const state = codeState(code, device, filters, now)
  const name = device && deviceName(device)
  const window = windowOf(code, now)
  const soon = isRemoving(code) ? undefined : soonText(window, messages, dates, now)
  const { name: shownName, pin } = shownCode(code, device)
  return (
    <ListRow
      title={<bdi>{shownName ?? messages.accessCode.unnamed}</bdi>}
      subtitle={
        <>
          <CodeStatus {...{ code, state, messages, filters }} />
          <span className="window">
            {name && <bdi className="code-device-name">{name}</bdi>}
            <span>
              {name && <span>{FACT_SEPARATOR}</span>}
              <bdi>{windowText(window, messages, dates.date)}</bdi>
            </span>
            {soon && (
              <span>
                <span>{messages.general.facts(['', ''])}</span>
                {soon}
              </span>
            )}
          </span>
          {pin && (
            <Unseen>
              {FACT_SEPARATOR}
              {pin}
            </Unseen>
          )}
        </>
      }
      trailing={<StayBar {...{ window, now }} />}
      dimmed={isRemoving(code)}
    />
  )
}
