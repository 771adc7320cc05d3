import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { lazyPart } from '../../../element/loading/lazy-part.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { type QueryStanding, useFollow } from '../../../element/hooks/use-query.js'
import { canAddAccessCode } from '../rules/access-code-status.js'
import { displayZone, localZone } from '../../../core/values/time-zone.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { settlingCodesQuery } from '../data/access-code-queries.js'
import { Button } from '../../../ui/actions/button.js'
import { Plus, TriangleAlert } from '../../../ui/icons.js'
import type { ListProps } from '../../../ui/list/list.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { TableScreen } from '../../../element/table/table-screen.js'
import type { TableRows } from '../../../element/table/use-table-rows.js'
import { useDates } from '../dates.js'
import type { OpenCodeForm } from '../deletion/deleted-code.js'
import { AccessCodeRow } from './access-code-row.js'
import css from './access-code-table.css'
import { useClosingUp } from './use-closing-up.js'
import { useRowActions } from './use-row-actions.js'
import { useOnChange } from '../../../ui/use-on-change.js'

registerStyles(css)

const UnmanagedCodes = lazyPart(() =>
  import('../unmanaged/unmanaged-codes.js').then(({ UnmanagedCodes: part }) => part)
)

/** What a person comes back from. */
export interface Left {
  /** The code that it was about; nothing where none was made. */
  readonly id: string | undefined
  /** Whether it was opened by the add button. */
  readonly isNew: boolean
  /** The codes after that one, in the order of the rows when it was opened. */
  readonly next: readonly string[]
}

interface Props extends Pick<ListProps<AccessCode>, 'memory' | 'before'> {
  /** What becomes of a code while many are changed; stands under its row. */
  readonly outcome: ((code: AccessCode) => ReactNode) | undefined
  readonly deviceId: string
  readonly device: Device | undefined
  readonly codes: readonly AccessCode[]
  readonly found: TableRows<AccessCode>
  readonly heading: string | undefined
  readonly dense: boolean | undefined
  readonly standing: QueryStanding
  readonly notice: ReactNode
  /** What is typed into the search box; nothing where there is none. */
  readonly search: string | undefined
  readonly onSearch: (typed: string) => void
  readonly onView: (code: AccessCode) => void
  readonly onEdit: (code: AccessCode) => void
  readonly onAdd: () => void
  readonly onAgain: OpenCodeForm
  readonly left: Left | undefined
}

const keyOf = (code: AccessCode): string => code.access_code_id

/** The list of the codes of a device, with what can be done with them. */
export function AccessCodeTable(props: Props) {
  const { deviceId, device, codes, onView, onEdit, onAdd, onAgain, left, outcome, ...table } = props
  const { options } = useElement()
  const { accessCodeTable: texts } = useMessages()
  const addButton = useRef<HTMLButtonElement>(null)
  const canAdd = !!device && canAddAccessCode(device) && !options.disableCreateAccessCode
  const { action, below, spoken } = useRowActions(device, { onView, onEdit }, onAgain)
  const under = useCallback(
    (code: AccessCode) => (
      <>
        {below(code)}
        {outcome?.(code)}
      </>
    ),
    [below, outcome]
  )
  const root = useRef<HTMLDivElement>(null)
  useFollow(settlingCodesQuery(deviceId, codes))
  useClosingUp(root, codes, table.found.rows)

  const timeZone = device ? displayZone(device) : localZone()
  const dates = useDates(timeZone)
  const now = useNow()
  const renderRow = useCallback(
    (code: AccessCode) => <AccessCodeRow code={code} {...{ device, timeZone, dates, now }} />,
    [device, timeZone, dates, now]
  )

  // Where a row is no more, the next one takes the focus, or else the title; a new one that is not shown gives it back.
  const [returnsTo] = useState(() => {
    const rows = new Set(table.found.rows.map(keyOf))
    return left && [left.id ?? '', ...left.next].find((id) => rows.has(id))
  })
  useOnChange(left, () => {
    if (left?.isNew && returnsTo === undefined) addButton.current?.focus()
  })

  const addition = canAdd && (
    <Button ref={addButton} variant="primary" icon={<Plus />} onClick={onAdd}>
      {texts.add}
    </Button>
  )
  // One button: under the words where they say that there is none, else beside the heading.
  const isBare = table.standing.isComplete && table.found.rows.length === 0 && !table.search
  return (
    <div ref={root} className="codes">
      <TableScreen
        {...table}
        texts={texts}
        chips={[{ icon: <TriangleAlert />, words: texts.issues }]}
        actions={!isBare && addition}
        nextStep={addition}
        returnsTo={returnsTo}
        itemKey={keyOf}
        renderRow={renderRow}
        onPress={onView}
        renderAction={action}
        below={under}
        after={
          table.standing.isComplete &&
          device &&
          canAddAccessCode(device) && <UnmanagedCodes {...{ device, search: table.search }} />
        }
      />
      {spoken}
    </div>
  )
}
