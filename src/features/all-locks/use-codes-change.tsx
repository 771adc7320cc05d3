import { type ReactNode, useRef, useState } from 'react'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { useCanOffer } from '../../element/hooks/use-permissions.js'
import { hasCodeField } from '../access-codes/rules/access-code-form-errors.js'
import type { LockCodeEdit } from '../access-codes/rules/access-code-parameters.js'
import { canChange } from '../access-codes/rules/access-code-status.js'
import { deviceName } from '../device/rules/device.js'
import type { LockCode } from '../access-codes/rules/all-locks-codes.js'
import { deleteAccessCode, updateAccessCode } from '../access-codes/access-code-actions.js'
import { accessCodesQuery } from '../access-codes/data/access-code-queries.js'
import { BulkDialog } from '../../element/bulk/bulk-dialog.js'
import { RunStatus } from '../../element/bulk/run-status.js'
import { useBulk } from '../../element/bulk/use-bulk.js'
import { useCreateTask } from '../../element/bulk/use-create-task.js'
import type { KeptForm } from '../../element/form/use-form.js'
import type { AccessCodeForm } from '../access-codes/rules/access-code-form.js'
import { codeNames, skippedCodes } from '../access-codes/bulk/code-dialog-texts.js'
import { useCodeDeletion } from '../access-codes/deletion/use-code-deletion.js'
import { BULK } from '../../messages/bulk/en.js'
import { EditCodesDialog } from './edit-codes-dialog.js'

/** Operation on codes of several locks. */
type CodesAction = 'edit' | 'delete'

/** Updates or deletes several codes together. */
export interface CodesChange {
  can(action: CodesAction, code: LockCode): boolean
  /** Opens the dialog of an operation. */
  ask(action: CodesAction, codes: readonly LockCode[]): void
  /** `false` while another bulk run is active. */
  readonly isFree: boolean
  /**
   * Updates codes without a dialog. `onDone` is called with the ids of the updated codes once every code has an
   * outcome.
   */
  send(edits: readonly LockCodeEdit[], onDone?: (ids: readonly string[]) => void): void
  /** Dismisses the results of the previous run. */
  forget(): void
  /** The dialog, or the progress. */
  readonly shown: ReactNode
}

const idOf = ({ code }: LockCode): string => code.access_code_id

const OPERATION_OF = { edit: 'accessCodes.update', delete: 'accessCodes.delete' } as const

/** @param codes All codes. Their locks name the results. */
export function useCodesChange(codes: readonly LockCode[]): CodesChange {
  const { options, messages } = useElement()
  const { device } = messages
  const bulk = useMessages(BULK)
  const taskOf = useCreateTask()
  const canOffer = useCanOffer()
  const control = useBulk('access_code', accessCodesQuery)
  const { offerUndo } = useCodeDeletion()
  /** Unsaved input, and the first of the codes that it belongs to. */
  const kept: KeptForm<AccessCodeForm> = useRef(undefined)
  const keptFor = useRef<string>(undefined)
  const [pending, setPending] = useState<{ readonly action: CodesAction; readonly ids: ReadonlySet<string> }>()
  const nameOf = ({ lock }: LockCode): string => deviceName(lock) ?? device.unnamed
  const isBarred = { edit: options.disableEditAccessCode, delete: options.disableDeleteAccessCode }
  // A question that was closed by an option does not open again by itself.
  if (pending && isBarred[pending.action]) setPending(undefined)
  const can = (action: CodesAction, { code, lock }: LockCode): boolean =>
    canChange(code, lock) &&
    canOffer(OPERATION_OF[action], code.access_code_id) &&
    (action === 'delete' || hasCodeField(lock, code))
  // Current state of the codes, which may have changed since the dialog opened.
  const present = codes.filter((each) => pending?.ids.has(idOf(each)))
  const able = pending ? present.filter((each) => can(pending.action, each)) : []
  const end = (): void => setPending(undefined)

  const send = (edits: readonly LockCodeEdit[], onDone?: (ids: readonly string[]) => void): void =>
    control.start({ tasks: edits.map((edit) => taskOf(updateAccessCode, edit)), unable: [], onDone })

  function question(): ReactNode {
    if (!pending) return null
    const unable = present.length - able.length
    if (pending.action === 'edit') {
      const [first, ...rest] = able
      if (!first) return null
      return (
        <EditCodesDialog
          codes={[first, ...rest]}
          unable={unable}
          kept={kept}
          isFree={control.isFree}
          onCancel={end}
          onConfirm={(changes) => {
            end()
            kept.current = undefined
            send(changes)
          }}
        />
      )
    }
    return (
      <BulkDialog
        question="delete"
        {...codeNames(able, messages)}
        skipped={skippedCodes(unable, bulk)}
        isDestructive
        isReady={control.isFree}
        onCancel={end}
        onConfirm={() => {
          end()
          control.start({
            tasks: able.map((each) => taskOf(deleteAccessCode, each)),
            unable: [],
            onDone: (ids) => offerUndo(able.filter((each) => ids.includes(idOf(each))))
          })
        }}
      />
    )
  }

  return {
    can,
    send,
    isFree: control.isFree,
    forget: control.bulk.dismiss,
    ask(action, targets) {
      const first = targets.find((each) => can(action, each))
      if (action === 'edit' && first && idOf(first) !== keptFor.current) {
        keptFor.current = idOf(first)
        kept.current = undefined
      }
      setPending({ action, ids: new Set(targets.map(idOf)) })
    },
    shown: (
      <>
        {control.outcomes && control.isOwn && (
          <div className="all-locks-run">
            <RunStatus {...{ control, nameOf }} items={codes} keyOf={idOf} />
          </div>
        )}
        {question()}
      </>
    )
  }
}
