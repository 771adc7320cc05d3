import { type ReactNode, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Device } from '../../core/resources/resources.js'
import { RunStatus } from '../../element/bulk/run-status.js'
import { useBulk } from '../../element/bulk/use-bulk.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import type { KeptForm } from '../../element/form/use-form.js'
import { useCanOffer } from '../../element/hooks/use-permissions.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { Button } from '../../ui/actions/button.js'
import { Plus } from '../../ui/later-icons.js'
import { useAsked } from '../../ui/overlay/use-question.js'
import type { AccessCodeForm } from '../access-codes/rules/access-code-form.js'
import { canAddAccessCode } from '../access-codes/rules/access-code-status.js'
import { devicesQuery } from '../device/data/queries.js'
import { deviceName } from '../device/rules/device.js'
import type { AddCodesStep } from './add-codes.js'

const AddCodes = lazyPart(() => import('./add-codes.js').then(({ AddCodes: part }) => part))

const OPERATION = 'accessCodes.createMultiple'

export interface AddCodesControl {
  /** Button that starts it, or `undefined` if no lock accepts codes. */
  readonly button: ReactNode
  /** Starts it from another button. `undefined` if no lock accepts codes. */
  readonly begin: (() => void) | undefined
  /** Ends it and clears the choice of locks. */
  readonly reset: () => void
  /** The dialog, or the progress. */
  readonly shown: ReactNode
}

/** @param onAlone Called with a lock that needs its own form. */
export function useAddCodes(devices: readonly Device[], onAlone: (deviceId: string) => void): AddCodesControl {
  const canOffer = useCanOffer()
  const { accessCodeTable: texts, device } = useTexts()
  const control = useBulk('device', devicesQuery)
  const { outcomes, plan, isSettled } = useStore(control.bulk.store)
  const kept: KeptForm<AccessCodeForm> = useRef(undefined)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const button = useRef<HTMLButtonElement>(null)
  const locks = devices.filter(
    (each) =>
      canAddAccessCode(each) && canOffer('accessCodes.create', each.device_id) && canOffer(OPERATION, each.device_id)
  )
  const isOffered = locks.length > 0
  const [step, setStep] = useAsked<AddCodesStep>(() => isOffered)
  const end = (): void => setStep(undefined)
  // All chosen locks may have been removed in the meantime.
  if (step === 'code' && !locks.some(({ device_id }) => chosen.has(device_id))) setStep('locks')

  function begin(): void {
    const [first, ...rest] = locks
    if (first && rest.length === 0) setChosen(new Set([first.device_id]))
    setStep('locks')
  }

  return {
    reset() {
      end()
      setChosen(new Set())
    },
    begin: isOffered && isSettled ? begin : undefined,
    button: isOffered && (
      <Button
        ref={button}
        variant="primary"
        icon={<Plus />}
        aria-haspopup="dialog"
        isUnavailable={!isSettled}
        onClick={begin}
      >
        {texts.add}
      </Button>
    ),
    shown: (
      <>
        {outcomes && control.isOwn && plan?.operation === OPERATION && (
          <div className="all-locks-run inline wrap">
            <RunStatus
              control={control}
              items={devices}
              keyOf={({ device_id }) => device_id}
              nameOf={(lock) => deviceName(lock) ?? device.unnamed}
            />
          </div>
        )}
        {step && (
          <AddCodes
            step={step}
            locks={locks}
            chosen={chosen}
            kept={kept}
            onAlone={onAlone}
            isFree={control.isFree}
            onCreated={() => {
              kept.current = undefined
              setChosen(new Set())
            }}
            onStep={setStep}
            onChoose={setChosen}
            onConfirm={(tasks, unsupported) => {
              end()
              control.start({ tasks, unsupported })
            }}
            onCancel={end}
            returnTo={button}
          />
        )}
      </>
    )
  }
}
