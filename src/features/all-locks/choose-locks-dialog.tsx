import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { searchIn } from '../../core/values/fold-text.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { BULK } from '../../messages/bulk/en.js'
import { CODE_CAPACITY } from '../../messages/code-capacity/en.js'
import { Button } from '../../ui/actions/button.js'
import { Alert } from '../../ui/feedback/alert.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { Checkbox } from '../../ui/fields/checkbox.js'
import { SearchBox } from '../../ui/fields/search-box.js'
import { useRowWindow } from '../../ui/list/row-window.js'
import { Dialog } from '../../ui/overlay/dialog.js'
import { registerStyles } from '../../ui/style/styles.js'
import { isFull } from '../access-codes/rules/limits/capacity.js'
import { canJoin, mostTogether } from '../access-codes/rules/shared-lock.js'
import { useCapacities } from '../access-codes/use-capacities.js'
import css from './choose-locks.css'

registerStyles(css)

/** Number of locks above which a search field is shown. */
const MOST_SEEN = 8

interface Props {
  readonly locks: readonly Device[]
  readonly nameOf: (lock: Device) => string
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly onContinue: (locks: readonly Device[]) => void
  readonly onCancel: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

export function ChooseLocksDialog({ locks, nameOf, chosen, onChoose, onContinue, onCancel, returnTo }: Props) {
  const { accessCodeTable, general } = useTexts()
  const bulk = useTexts(BULK)
  const texts = useTexts(ALL_LOCKS)
  const [search, setSearch] = useState('')
  const [isTried, setTried] = useState(false)
  const [matches] = useState(() => searchIn((lock: Device) => [nameOf(lock)]))
  const region = useRef<HTMLDivElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const found = locks.filter((lock) => matches(lock, search))
  const { first, end, spaceBefore, spaceAfter, follow } = useRowWindow(region, found.length, undefined)
  const taken = locks.filter(({ device_id }) => chosen.has(device_id))
  const fits = canJoin(taken)
  const isOff = (lock: Device): boolean => !chosen.has(lock.device_id) && !fits(lock)
  const off = locks.filter(isOff).length
  const together = mostTogether(found, taken)
  const togetherTaken = together.filter(({ device_id }) => chosen.has(device_id)).length
  const isAll = togetherTaken === together.length
  const capacityTexts = useTexts(CODE_CAPACITY)
  const fullness = new Map(
    useCapacities(locks).flatMap(({ device, capacity }) =>
      isFull(capacity) ? [[device.device_id, capacityTexts.full(capacity.used, capacity.most)]] : []
    )
  )
  useLayoutEffect(() => {
    if (all.current) all.current.indeterminate = togetherTaken > 0 && !isAll
  })

  function put(changed: readonly Device[], isChosen: boolean): void {
    const next = new Set(chosen)
    for (const { device_id } of changed) {
      if (isChosen) next.add(device_id)
      else next.delete(device_id)
    }
    onChoose(next)
  }
  function proceed(): void {
    setTried(true)
    if (taken.length > 0) onContinue(taken)
  }

  return (
    <Dialog
      role="dialog"
      title={accessCodeTable.add}
      subject={texts.chooseLocks}
      onCancel={onCancel}
      returnTo={returnTo}
      actions={
        <>
          <Button onClick={onCancel}>{general.cancel}</Button>
          <Button variant="primary" onClick={proceed}>
            {texts.proceed}
          </Button>
        </>
      }
    >
      <div className="choose-locks stack">
        {locks.length > MOST_SEEN && (
          <SearchBox
            label={texts.searchLocks}
            placeholder={texts.searchLocks}
            clearLabel={accessCodeTable.clearSearch}
            value={search}
            onChange={setSearch}
          />
        )}
        <Announcer message={search && (found.length > 0 ? texts.locks(found.length) : texts.noLock)} />
        {found.length > 1 && together.length > 0 && (
          <Checkbox
            ref={all}
            label={bulk.selectAll(together.length)}
            checked={isAll}
            onChange={(isChosen) => put(together, isChosen)}
          />
        )}
        {found.length === 0 ? (
          <p>{texts.noLock}</p>
        ) : (
          <div ref={region} role="group" aria-label={texts.chooseLocks} className="lock-boxes" onScroll={follow}>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
            <ul role="list" style={{ paddingBlock: `${spaceBefore}px ${spaceAfter}px` }}>
              {found.slice(first, end).map((lock, offset) => (
                <li key={lock.device_id} aria-setsize={found.length} aria-posinset={first + offset + 1}>
                  <Checkbox
                    label={nameOf(lock)}
                    hint={fullness.get(lock.device_id)}
                    checked={chosen.has(lock.device_id)}
                    disabled={isOff(lock)}
                    onChange={(isChosen) => put([lock], isChosen)}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
        <output>
          {bulk.selected(taken.length)}
          {off > 0 && <span className="block">{texts.off(off)}</span>}
        </output>
        {isTried && taken.length === 0 && (
          <div role="alert">
            <Alert variant="error">{texts.chooseOne}</Alert>
          </div>
        )}
      </div>
    </Dialog>
  )
}
