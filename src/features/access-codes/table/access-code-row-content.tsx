import type { IssueFilters } from '../rules/access-code-issues.js'
import { codeState } from '../rules/access-code-state.js'
import { isRemoving } from '../rules/code-transition.js'
import { type CodeWindow, windowOf } from '../rules/access-code-window.js'
import { deviceName } from '../../device/rules/device.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import type { Messages } from '../../../messages/en.js'
import { shownCode } from '../rules/shown-code.js'
import { ListRow } from '../../../ui/list/list-row.js'
import { Unseen } from '../../../ui/feedback/unseen.js'
import { CodeStatus } from '../code-status.js'
import type { Dates } from '../dates.js'
import { FACT_SEPARATOR, soonText, windowText } from '../window-text.js'
import { millisecondsInDay } from 'date-fns/constants'

const WIDTH = 200
/** Days in the bar, and those of them before today. */
const [DAYS, PAST] = [30, 10]

interface StayBarProps {
  readonly window: CodeWindow
  /** In ms since 1970. */
  readonly now: number
}

/** Returns the place of an instant in the bar. */
const placeOf = (instant: number, now: number): number =>
  Math.round(Math.min(WIDTH, Math.max(0, ((instant - now) / millisecondsInDay + PAST) * (WIDTH / DAYS))))

/** The access period among thirty days, with a tick for today. The dates next to it have the same meaning. */
function StayBar({ window, now }: StayBarProps) {
  const today = placeOf(now, now)
  const isStay = 'startsAt' in window
  const start = isStay && window.startsAt !== undefined ? placeOf(window.startsAt, now) : 0
  const end = isStay && window.endsAt !== undefined ? placeOf(window.endsAt, now) : WIDTH
  const [past, rest] = [Math.min(end, today), Math.max(start, today)]
  return (
    <svg className="stay-bar directed" viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
      {isStay ? (
        <>
          {start < today && <rect className="elapsed" x={start} y="4" width={past - start} height="4" rx="2" />}
          {end >= today && <rect x={rest} y="4" width={Math.max(2, end - rest)} height="4" rx="2" />}
        </>
      ) : (
        window.kind === 'ongoing' && <rect className="ongoing" y="5" width={WIDTH} height="2" />
      )}
      <rect className="today" x={today} width="1" height="12" />
    </svg>
  )
}

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
          <span className="window wrap">
            {name && <bdi className="code-device-name clip">{name}</bdi>}
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
