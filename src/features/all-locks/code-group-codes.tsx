import { displayZone } from '../../core/values/time-zone.js'
import { RowOutcome } from '../../element/bulk/row-outcome.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { useIssueFilters } from '../../element/hooks/use-host-function.js'
import { useNow } from '../../element/hooks/use-now.js'
import { Button } from '../../ui/actions/button.js'
import { CodeStatus } from '../access-codes/code-status.js'
import { PinGroups } from '../access-codes/pin-groups.js'
import { codeState } from '../access-codes/rules/access-code-state.js'
import { windowOf } from '../access-codes/rules/access-code-window.js'
import { type CodeGroup, type LockCode, remainingPins } from '../access-codes/rules/all-locks-codes.js'
import { isRemoving } from '../access-codes/rules/code-transition.js'
import { shownCode } from '../access-codes/rules/shown-code.js'
import { useDates } from '../access-codes/use-dates.js'
import { windowText } from '../access-codes/window-text.js'
import { deviceName } from '../device/rules/device.js'
import { useAccessPeriods } from './use-access-periods.js'
import type { CodesEditing } from './use-codes-editing.js'

interface CodeProps {
  readonly each: LockCode
  readonly isByLock: boolean
  /** `true` if each code shows its digits and access period because the row above does not. */
  readonly hasPin: boolean
  readonly hasWindow: boolean
  readonly onOpen: () => void
}

function CodeOfGroup({ each: { code, lock }, isByLock, hasPin, hasWindow, onOpen }: CodeProps) {
  const messages = useTexts()
  const { accessCode: texts } = messages
  const now = useNow()
  const dates = useDates(displayZone(lock))
  const filters = useIssueFilters()
  const state = codeState(code, lock, filters, now)
  const shown = shownCode(code, lock)
  const name = isByLock ? (shown.name ?? texts.unnamed) : (deviceName(lock) ?? messages.device.unnamed)
  const pin = hasPin && !isRemoving(code) ? shown.pin : undefined
  return (
    <li>
      <Button variant="link" onClick={onOpen}>
        <bdi>{name}</bdi>
      </Button>
      <small className="wrap">
        <CodeStatus code={code} state={state} messages={messages} filters={filters} />
        {hasWindow && <span>{windowText(windowOf(code, now), messages, dates.date)}</span>}
      </small>
      {pin && <PinGroups pin={pin} />}
      <RowOutcome kind="access_code" id={code.access_code_id} />
    </li>
  )
}

interface Props extends Pick<CodeProps, 'isByLock'> {
  readonly group: CodeGroup
  readonly editing: Pick<CodesEditing, 'offersFor'>
  readonly onOpen: (code: LockCode) => void
  /** If `true`, no digits are shown, even if they differ. @default false */
  readonly hidesPins?: boolean
}

/** The codes of an expanded row. Each opens separately; all are edited or deleted together. */
export function CodeGroupCodes({ group, isByLock, editing, onOpen, hidesPins = false }: Props) {
  const { name, codes } = group
  const { accessCode } = useTexts()
  const hasPin = !hidesPins && (isByLock || remainingPins(codes).length > 1)
  const hasWindow = useAccessPeriods(codes).length > 1 || isByLock
  // Codes of different people have nothing in common to edit.
  const offers = editing
    .offersFor(codes)
    .filter(({ name: action, count }) => count > 1 && !(isByLock && action === 'edit'))
  return (
    <div className="code-group stack note">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
      <ul role="list" className="lines" aria-label={name ?? accessCode.unnamed}>
        {codes.map((each) => (
          <CodeOfGroup
            key={each.code.access_code_id}
            each={each}
            isByLock={isByLock}
            hasPin={hasPin}
            hasWindow={hasWindow}
            onOpen={() => onOpen(each)}
          />
        ))}
      </ul>
      {offers.length > 0 && (
        <div className="wrap">
          {offers.map(({ name: action, label, icon, isDestructive, onSelect }) => (
            <Button key={action} icon={icon} variant={isDestructive ? 'danger' : undefined} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
