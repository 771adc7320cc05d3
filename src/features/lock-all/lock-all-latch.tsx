import { useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { BulkOutcomes } from '../../core/bulk/bulk-outcome.js'
import type { Device } from '../../core/resources/resources.js'
import type { BulkAction } from '../../element/bulk/bulk-action.js'
import { nameList } from '../../element/bulk/bulk-dialog.js'
import { useBulk } from '../../element/bulk/use-bulk.js'
import { useBulkActions } from '../../element/bulk/use-bulk-actions.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { LOCK_ALL } from '../../messages/lock-all/en.js'
import { Button } from '../../ui/actions/button.js'
import { Lock } from '../../ui/icons.js'
import { devicesQuery } from '../device/data/queries.js'
import { deviceName } from '../device/rules/device.js'
import { isLocked } from '../device/rules/device-status.js'
import { OperateDialog } from '../lock/operate-dialog.js'
import { canOperate } from '../lock/operate-lock.js'
import { LockAllFrame } from './lock-all-frame.js'
import { RunButtons, useRunAnnouncement, useRunReason, useRunText } from './lock-all-run.js'
import { allLocksState, latchState, lockAllFacts } from './rules/lock-all-state.js'

const NONE: BulkOutcomes = new Map()

const keyOf = (device: Device): string => device.device_id

/** The bulk action that locks unlocked doors. */
const useLockAction = (total: number): BulkAction<Device> => {
  const texts = useTexts(LOCK_ALL)
  return {
    icon: <Lock />,
    label: (count) => (count < total ? texts.lockSome(count, total) : texts.lockAll(count)),
    operation: 'locks.lockDoor',
    canRun: (device) => isLocked(device) === false && canOperate(device, 'lock'),
    question: (props) => <OperateDialog {...props} action="lock" />
  }
}

interface Props {
  /** At least one. */
  readonly locks: readonly Device[]
  /** `true` if there are no others. */
  readonly isComplete: boolean
  /** When the state was read, if it may be out of date. */
  readonly lastRead?: string | undefined
  /** `true` if the unlocked doors are listed below. @default false */
  readonly isListed?: boolean
}

/** State of all locks in one latch, and a button that locks those that are unlocked. */
export function LockAllLatch({ locks, isComplete, lastRead, isListed }: Props) {
  const { device: deviceTexts, general } = useTexts()
  const texts = useTexts(LOCK_ALL)
  const mutations = useSessionState((state) => state.mutations)
  const state = useMemo(() => allLocksState(locks, mutations), [locks, mutations])
  const { unlocked, unknown } = state
  const nameOf = (device: Device): string => deviceName(device) ?? deviceTexts.unnamed
  const control = useBulk('device', devicesQuery)
  const { isOwn, isFree, outcomes, bulk } = control
  const operation = useStore(bulk.store, ({ plan }) => plan?.operation)
  const actions = { lock: useLockAction(unlocked.length) }
  const { offersFor, question } = useBulkActions({ control, actions, items: locks, keyOf, nameOf })
  const runText = useRunText(control)
  const reasons = useRunReason({ items: locks, keyOf, nameOf }, outcomes ?? NONE)
  const box = useRef<HTMLElement>(null)
  const isOpen = unlocked.length > 0
  const facts = lockAllFacts(state, isComplete, texts)
  const isRun = Boolean(isOwn && outcomes && operation === 'locks.lockDoor')
  const title = isRun ? runText : general.facts(isOpen ? facts.slice(0, 1) : facts, ', ')
  const announcement = useRunAnnouncement(control, isRun, title)
  const frame = { ref: box, open: unlocked.length, label: texts.label, title, announcement }

  if (isRun) {
    return (
      <LockAllFrame {...frame} state={isFree ? latchState(state, isComplete) : 'locking'} notes={isFree ? reasons : []}>
        <RunButtons control={control} box={box} />
      </LockAllFrame>
    )
  }
  const named = nameList((isOpen ? unlocked : unknown).map(nameOf), general)
  const notes = [lastRead, ...(isOpen ? facts.slice(1) : [])].filter((note) => typeof note === 'string')
  return (
    <LockAllFrame
      {...frame}
      state={latchState(state, isComplete)}
      notes={notes}
      names={isListed && isOpen ? undefined : named}
    >
      {offersFor(unlocked).map(({ name, label, onSelect }) => (
        <Button key={name} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {question}
    </LockAllFrame>
  )
}
