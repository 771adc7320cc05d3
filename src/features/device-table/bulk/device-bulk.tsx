import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { deviceName } from '../../device/rules/device.js'
import { canTakeChosenCode } from '../../access-codes/rules/shared-lock.js'
import { canActivatePreset } from '../../climate/rules/climate-preset.js'
import { canBeSet } from '../../climate/rules/thermostat-status.js'
import { canSetFan } from '../../climate/set-fan-mode.js'
import { isLocked } from '../../device/rules/device-status.js'
import type { Device } from '../../../core/resources/resources.js'
import type { Offer } from '../../../core/gate/offer.js'
import type { BulkTask } from '../../../core/bulk/bulk-task.js'
import { deviceListQuery } from '../../device/data/queries.js'
import { Button } from '../../../ui/actions/button.js'
import { Fan, KeyRound, Lock, LockOpen, RefreshCw, Thermometer } from '../../../ui/icons.js'
import { EllipsisVertical } from '../../../ui/later-icons.js'
import { Menu } from '../../../ui/overlay/menu.js'
import { BulkBar, type BulkTable } from '../../../element/bulk/bulk-bar.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'
import { BULK } from '../../../messages/bulk/en.js'
import { ClimateDialog } from './climate-dialog.js'
import { skippedTexts } from '../../device/skipped-texts.js'
import { CodeDialog } from '../../access-codes/bulk/code-dialog.js'
import { FanDialog } from './fan-dialog.js'
import { PresetDialog } from './preset-dialog.js'
import { RowOutcome } from '../../../element/bulk/row-outcome.js'
import { useCreateTask } from '../../../element/bulk/use-create-task.js'
import { canOperate, operateLock } from '../../lock/operate-lock.js'
import type { KeptForm } from '../../../element/form/use-form.js'
import type { AccessCodeForm } from '../../access-codes/rules/access-code-form.js'
import { useIsAtLeast } from '../../../element/hooks/use-is-at-least.js'
import { useBulk } from '../../../element/bulk/use-bulk.js'

type ManyAction = 'lock' | 'unlock' | 'preset' | 'climate' | 'fan' | 'code'

const CAN: Record<ManyAction, (device: Device) => boolean> = {
  lock: (device) => canOperate(device, 'lock'),
  unlock: (device) => canOperate(device, 'unlock'),
  preset: canActivatePreset,
  climate: canBeSet,
  fan: canSetFan,
  code: canTakeChosenCode
}

const ICONS: Record<ManyAction, ReactNode> = {
  lock: <Lock />,
  unlock: <LockOpen />,
  preset: <RefreshCw />,
  climate: <Thermometer />,
  fan: <Fan />,
  code: <KeyRound />
}

const ACTIONS = ['lock', 'unlock', 'code', 'preset', 'climate', 'fan'] as const

const keyOf = (device: Device): string => device.device_id
const check = (deviceIds: readonly string[]) => deviceListQuery({ deviceIds })

export function DeviceBulk(table: BulkTable<Device>) {
  const { options } = useElement()
  const messages = useMessages()
  const texts = useMessages(BULK)
  const control = useBulk('device', check)
  const taskOf = useCreateTask()
  const kept: KeptForm<AccessCodeForm> = useRef(undefined)
  const [pending, setPending] = useState<{ readonly action: ManyAction; readonly devices: readonly Device[] }>()
  const below = useCallback(
    (device: Device) => <RowOutcome kind="device" id={device.device_id} hasState={isLocked(device) !== undefined} />,
    []
  )
  const isWide = useIsAtLeast(720)
  const hasShortLabels = !useIsAtLeast(480)
  const nameOf = (device: Device): string => deviceName(device) ?? messages.device.unnamed

  const isBarred = (action: ManyAction): boolean =>
    action === 'code'
      ? options.disableCreateAccessCode === true
      : (action === 'lock' || action === 'unlock') && options.disableLockUnlock === true

  // A question that was closed by an option does not open again by itself.
  if (pending && isBarred(pending.action)) setPending(undefined)

  function commands(devices: readonly Device[]): ReactNode {
    const offered = ACTIONS.flatMap((action) => {
      const able = isBarred(action) ? 0 : devices.filter(CAN[action]).length
      if (able === 0) return []
      const onLock = action === 'lock' || action === 'unlock'
      const label = onLock ? texts.confirm[action](able) : texts.ask[action](able)
      const short = onLock && hasShortLabels ? texts.because(messages.lock[action], able) : label
      return { label, short, onLock, icon: ICONS[action], onSelect: () => setPending({ action, devices }) }
    })
    // Only buttons that fit into one line. Further operations go into a menu.
    const onLocks = offered.filter(({ onLock }) => onLock).length
    const most = onLocks + (isWide && offered.length === onLocks + 1 ? 1 : 0)
    const beside = offered.slice(0, Math.max(1, most))
    const inMenu = offered.slice(beside.length)
    return (
      <>
        {beside.map(({ label, short, icon, onSelect }) => (
          <Button key={label} icon={icon} onClick={onSelect}>
            {short}
          </Button>
        ))}
        {inMenu.length > 0 && <Menu label={texts.moreActions} icon={<EllipsisVertical />} items={inMenu} />}
      </>
    )
  }

  function question(): ReactNode {
    if (!pending) return null
    const { action } = pending
    const known = new Set(table.listed.map(keyOf))
    const devices = pending.devices.filter((device) => known.has(keyOf(device)))
    const able = devices.filter(CAN[action])
    const shared = {
      devices: able,
      nameOf,
      chosen: devices,
      onCancel: () => setPending(undefined),
      onConfirm(tasks: readonly BulkTask[], offer?: Offer) {
        setPending(undefined)
        const able = new Set(tasks.flatMap(({ ids }) => ids))
        control.start({ tasks, unable: devices.map(keyOf).filter((id) => !able.has(id)), offer })
      }
    }
    if (action === 'preset') return <PresetDialog {...shared} />
    if (action === 'climate') return <ClimateDialog {...shared} />
    if (action === 'fan') return <FanDialog {...shared} />
    if (action === 'code')
      return <CodeDialog {...shared} kept={kept} onCreated={() => void (kept.current = undefined)} />
    return (
      <BulkDialog
        {...shared}
        question={action}
        names={able.map(nameOf)}
        skipped={skippedTexts(devices, able, texts)}
        isDestructive={action === 'unlock'}
        onConfirm={(offer) =>
          shared.onConfirm(
            able.map((device) => taskOf(operateLock, { device, action })),
            offer
          )
        }
      />
    )
  }

  return (
    <>
      <BulkBar {...table} {...{ control, keyOf, nameOf, below, commands }} kind="device" />
      {question()}
    </>
  )
}
