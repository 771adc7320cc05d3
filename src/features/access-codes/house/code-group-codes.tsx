import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { isRemoving } from '../rules/access-code-status.js'
import { windowOf } from '../rules/access-code-window.js'
import { deviceName } from '../../device/rules/device.js'
import { type CodeGroup, type LockCode, pinsThatStay } from '../rules/house-codes.js'
import { shownCode } from '../rules/shown-code.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { Button } from '../../../ui/actions/button.js'
import { Pencil, Trash2 } from '../../../ui/icons.js'
import { RowOutcome } from '../../../element/bulk/row-outcome.js'
import { CodeStatus } from '../code-status.js'
import { useDates } from '../dates.js'
import type { CodesChange } from './use-codes-change.js'
import { windowText } from '../window-text.js'

interface CodeProps {
  readonly each: LockCode
  readonly isByLock: boolean
  /** Whether its digits are told here, since the row above does not. */
  readonly hasPin: boolean
  readonly onOpen: () => void
}

function CodeOfGroup({ each: { code, lock }, isByLock, hasPin, onOpen }: CodeProps) {
  const messages = useMessages()
  const dates = useDates(displayZone(lock))
  const window = windowOf(code, useNow())
  const shown = shownCode(code, lock)
  const name = isByLock ? (shown.name ?? messages.accessCode.unnamed) : (deviceName(lock) ?? messages.device.unnamed)
  const pin = hasPin && !isRemoving(code) ? shown.pin : undefined
  return (
    <li>
      <Button variant="link" onClick={onOpen}>
        <bdi>{name}</bdi>
      </Button>
      <small>
        {windowText(window, messages, dates.date)}
        {pin && (
          <>
            {' • '}
            <bdi className="pin">{pin}</bdi>
          </>
        )}
      </small>
      <CodeStatus code={code} />
      <RowOutcome kind="access_code" id={code.access_code_id} />
    </li>
  )
}

interface Props extends Pick<CodeProps, 'isByLock'> {
  readonly group: CodeGroup
  readonly change: Pick<CodesChange, 'can' | 'ask'>
  readonly onOpen: (code: LockCode) => void
}

/** The codes of a row that is open: each opens by itself, and all are edited or deleted together. */
export function CodeGroupCodes({ group: { name, codes }, isByLock, change: { can, ask }, onOpen }: Props) {
  const { accessCode } = useMessages()
  const { house: texts } = useManageMessages()
  const hasPin = isByLock || pinsThatStay(codes).length > 1
  const deletable = codes.filter((code) => can('delete', code)).length
  // Those of different people have nothing in common.
  const editable = isByLock ? 0 : codes.filter((code) => can('edit', code)).length
  return (
    <div className="code-group">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
      <ul role="list" aria-label={name ?? accessCode.unnamed}>
        {codes.map((each) => (
          <CodeOfGroup key={each.code.access_code_id} {...{ each, isByLock, hasPin }} onOpen={() => onOpen(each)} />
        ))}
      </ul>
      <div className="code-group-actions">
        {editable > 1 && (
          <Button icon={<Pencil />} onClick={() => ask('edit', codes)}>
            {texts.editAll(editable)}
          </Button>
        )}
        {deletable > 1 && (
          <Button variant="danger" icon={<Trash2 />} onClick={() => ask('delete', codes)}>
            {texts.deleteAll(deletable)}
          </Button>
        )}
      </div>
    </div>
  )
}
