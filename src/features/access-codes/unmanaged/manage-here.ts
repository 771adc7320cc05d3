import { useRef, useState } from 'react'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { errorText } from '../../../element/hooks/error-text.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { pool } from '../../../core/actions/pool.js'
import type { RunOptions } from '../../../core/actions/run-action.js'
import { readAgain } from '../../../core/queries/read-again.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'
import type { Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import { accessCodeListQuery } from '../data/access-code-queries.js'
import { shownCode } from '../rules/shown-code.js'
import { convertToManaged } from './convert-to-managed.js'

/** How many are taken over at once. */
const AT_ONCE = 6

interface Progress {
  readonly done: number
  readonly total: number
}

/** How codes are taken over, and what came of it. */
export interface ManageHere {
  readonly manage: (code: UnmanagedAccessCode) => Promise<void>
  readonly manageAll: (codes: readonly UnmanagedAccessCode[]) => Promise<void>
  /** How far those are that are taken over together; nothing where none are. */
  readonly progress: Progress | undefined
  /** Why a code could not be taken over, by its id. */
  readonly failures: ReadonlyMap<string, string>
}

/** Takes over codes that stand on a lock, one or many of them, each at most once. */
export function useManageHere(device: Device): ManageHere {
  const { device_id: deviceId } = device
  const { session, messages } = useElement()
  const { unmanaged: texts } = useManageMessages()
  const toasts = useToasts()
  const convert = useAction(convertToManaged)
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [progress, setProgress] = useState<Progress>()
  const isRunning = useRef(false)

  const isManaged = (id: string): boolean =>
    unmanagedAccessCodes.select(session.store.getState().confirmed).get(id)?.resource?.is_managed === true

  function tell(id: string, reason: string | undefined): void {
    setFailures((known) => {
      const others = [...known].filter(([other]) => other !== id)
      return new Map(reason === undefined ? others : [...others, [id, reason]])
    })
  }

  async function attempt(code: UnmanagedAccessCode, options: RunOptions): Promise<'done' | 'failed' | 'left'> {
    const { access_code_id: id } = code
    // Another element may have been faster.
    if (isManaged(id)) return 'left'
    const outcome = await convert({ code, deviceId }, options)
    tell(id, outcome.status === 'failed' ? errorText(outcome.error, messages) : undefined)
    return outcome.status === 'done' || outcome.status === 'failed' ? outcome.status : 'left'
  }
  const readManaged = (): void => void readAgain(session, accessCodeListQuery(deviceId))

  async function manage(code: UnmanagedAccessCode): Promise<void> {
    const subject = shownCode(code, device).name ?? messages.accessCode.unnamed
    const outcome = await attempt(code, {
      texts: { done: { message: texts.managed(1) }, failed: () => ({ subject, message: texts.notManaged(1) }) },
      again: () => manage(code)
    })
    // Where it failed it may have been taken over all the same.
    if (outcome !== 'left') readManaged()
  }

  async function manageAll(codes: readonly UnmanagedAccessCode[]): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    const options = { isTold: () => false, since: session.now(), run: new AbortController().signal }
    const counts = { done: 0, failed: 0, left: 0 }
    setProgress({ done: 0, total: codes.length })
    await pool(codes, AT_ONCE, async (code) => {
      counts[await attempt(code, options)] += 1
      setProgress({ done: counts.done + counts.failed + counts.left, total: codes.length })
    })
    isRunning.current = false
    setProgress(undefined)
    readManaged()
    if (counts.done > 0) toasts.show({ variant: 'success', message: texts.managed(counts.done) })
    if (counts.failed > 0) toasts.show({ variant: 'error', message: texts.notManaged(counts.failed) })
  }

  return { manage, manageAll, progress, failures }
}
