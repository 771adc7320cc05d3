import { type ReactNode, useEffect, useMemo } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import type { TableContent } from '../../../element/table/table-content.js'
import type { TableStore } from '../../../element/table/table-store.js'
import { USE_LIST } from '../../../messages/use-list/en.js'
import { Chip } from '../../../ui/actions/chip.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { type LockCode, locksOf } from '../rules/all-locks-codes.js'
import { type CodeUseState, codeUseState } from '../rules/use/code-use-state.js'
import { isUnused, listUse } from '../rules/use/list-use.js'
import css from './list-uses.css'
import { useListTexts } from './use-list-texts.js'
import type { UseParts } from './use-parts.js'
import { useUsesAtLocks } from './use-uses-at-locks.js'

registerStyles(css)

/** Key of the subset of unused codes. */
const UNUSED = 'unused'

interface ListUsesProps<Item> {
  readonly store: Pick<TableStore<Item>, 'keyOf' | 'showOnly'>
  readonly table: Pick<TableContent<Item>, 'listed' | 'visibleRows' | 'subset'>
  /** Returns the codes of a row. Must be stable. */
  readonly codesOf: (item: Item) => readonly LockCode[]
  /** `true` if the rows say nothing, because they are not about a person. @default false */
  readonly hasNoLines?: boolean
  readonly onParts: (parts: UseParts<Item>) => void
}

/**
 * Reads the uses of listed codes, and provides their lines and the filter of unused codes.
 *
 * @csspart use - When an access code was last used.
 */
export function ListUses<Item>({ store, table, codesOf, hasNoLines = false, onParts }: ListUsesProps<Item>): ReactNode {
  const { listed, visibleRows, subset } = table
  const { keyOf, showOnly } = store
  const texts = useTexts(USE_LIST)
  const now = useNow()
  const textOf = useListTexts()
  const locks = useMemo(() => {
    // Locks of visible rows are read first.
    const all = [...visibleRows, ...listed].flatMap((item) => codesOf(item).map(({ lock }) => lock))
    return [...new Map(all.map((lock): [string, Device] => [lock.device_id, lock])).values()]
  }, [visibleRows, listed, codesOf])
  const logOf = useUsesAtLocks(locks)
  const states = useMemo(
    () =>
      new Map(
        listed.flatMap(codesOf).map((each): [LockCode, CodeUseState | undefined] => {
          const log = logOf(each.lock.device_id)
          return [each, log && codeUseState(each.code, each.lock, log, now)]
        })
      ),
    [listed, codesOf, logOf, now]
  )

  const lineOf = useMemo(() => {
    const lines = new Map<string, ReactNode>()
    if (hasNoLines) return undefined
    for (const item of listed) {
      const codes = codesOf(item)
      const use = listUse(codes.map((each) => ({ lock: each.lock, state: states.get(each) })))
      if (!use) continue
      lines.set(
        keyOf(item),
        <span part="use" className="use-line muted">
          {textOf(use, locksOf(codes).length > 1)}
        </span>
      )
    }
    return (item: Item) => lines.get(keyOf(item))
  }, [listed, codesOf, keyOf, states, textOf, hasNoLines])

  const unused = useMemo(() => {
    const codes = listed.flatMap(codesOf)
    // An unread or incomplete lock could have used any code.
    const isKnown = codes.every((each) => states.get(each)?.summary.isComplete)
    const count = isKnown ? codes.filter((each) => isUnused(states.get(each))).length : 0
    return { count, has: (item: Item) => codesOf(item).some((each) => isUnused(states.get(each))) }
  }, [listed, codesOf, states])
  const { count, has } = unused
  const isShown = subset?.key === UNUSED

  const chip = useMemo(
    () =>
      count > 0 && (
        <Chip pressed={isShown} onToggle={() => showOnly(isShown ? undefined : { key: UNUSED, has })}>
          {texts.unused(count)}
        </Chip>
      ),
    [count, has, isShown, showOnly, texts]
  )
  // The shown codes follow the uses until the filter is removed.
  useEffect(() => {
    if (isShown && subset.has !== has) showOnly(count > 0 ? { key: UNUSED, has } : undefined)
  }, [isShown, subset, has, count, showOnly])

  useEffect(() => onParts({ chip, ...(lineOf && { lineOf }) }), [onParts, lineOf, chip])
  return null
}
