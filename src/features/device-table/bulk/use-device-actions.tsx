import { useRef } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { BulkAction } from '../../../element/bulk/bulk-action.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { KeptForm } from '../../../element/form/use-form.js'
import { BULK } from '../../../messages/bulk/en.js'
import { Fan, KeyRound, Lock, LockOpen, RefreshCw, Thermometer } from '../../../ui/icons.js'
import { CodeDialog } from '../../access-codes/bulk/code-dialog.js'
import type { AccessCodeForm } from '../../access-codes/rules/access-code-form.js'
import { canTakeChosenCode } from '../../access-codes/rules/shared-lock.js'
import { canActivatePreset } from '../../climate/rules/climate-preset.js'
import { canBeSet } from '../../climate/rules/thermostat-status.js'
import { canSetFan } from '../../climate/set-fan-mode.js'
import { OperateDialog } from '../../lock/operate-dialog.js'
import { canOperate } from '../../lock/operate-lock.js'
import { ClimateDialog, FanDialog, PresetDialog } from './climate-dialogs.js'

/** Returns the bulk actions of devices. */
export function useDeviceActions(): Readonly<Record<string, BulkAction<Device>>> {
  const { lock: lockTexts } = useTexts()
  const { ask, confirm, because } = useTexts(BULK)
  /** Input of a code that is not created yet. */
  const kept: KeptForm<AccessCodeForm> = useRef(undefined)
  return {
    lock: {
      icon: <Lock />,
      label: confirm.lock,
      shortLabel: (count) => because(lockTexts.lock, count),
      operation: 'locks.lockDoor',
      canRun: (device) => canOperate(device, 'lock'),
      question: (props) => <OperateDialog {...props} action="lock" />
    },
    unlock: {
      icon: <LockOpen />,
      label: confirm.unlock,
      shortLabel: (count) => because(lockTexts.unlock, count),
      operation: 'locks.unlockDoor',
      canRun: (device) => canOperate(device, 'unlock'),
      question: (props) => <OperateDialog {...props} action="unlock" />
    },
    code: {
      icon: <KeyRound />,
      label: ask.code,
      operation: 'accessCodes.createMultiple',
      canRun: canTakeChosenCode,
      question: (props) => <CodeDialog {...props} kept={kept} onCreated={() => void (kept.current = undefined)} />
    },
    preset: {
      icon: <RefreshCw />,
      label: ask.preset,
      canRun: canActivatePreset,
      question: (props) => <PresetDialog {...props} />
    },
    climate: {
      icon: <Thermometer />,
      label: ask.climate,
      canRun: canBeSet,
      question: (props) => <ClimateDialog {...props} />
    },
    fan: { icon: <Fan />, label: ask.fan, canRun: canSetFan, question: (props) => <FanDialog {...props} /> }
  }
}
