import { useRef, useState } from 'react'
import { AccessCodeCreatedEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { errorText } from '../../../element/hooks/error-text.js'
import { useSend } from '../../../element/actions/use-send.js'
import type { Asked } from '../../../core/actions/action-ports.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import type { Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { shownCode } from '../rules/shown-code.js'
import { text } from '../../../core/values/value.js'
import { accessCodeListQuery } from '../../device/data/queries.js'
import { readAgain } from '../../../core/queries/read-again.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'
import { convertToManaged } from '../data/unmanaged-access-codes.js'
import { useToasts } from '../../../ui/feedback/toasts.js'

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
  const { session, controller } = useElement()
  const messages = useMessages()
  const { unmanaged: texts } = useManageMessages()
  const toasts = useToasts()
  const change = useSend()
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

  async function attempt(code: UnmanagedAccessCode, asked?: Asked): Promise<'done' | 'failed' | 'left'> {
    const { access_code_id: id, name, type, starts_at, ends_at } = code
    // Another element may have been faster.
    if (isManaged(id)) return 'left'
    const outcome = await change(convertToManaged(code, deviceId), asked)
    tell(id, outcome.status === 'failed' ? errorText(outcome.error, messages) : undefined)
    if (outcome.status !== 'done') return outcome.status === 'failed' ? 'failed' : 'left'
    const [startsAt, endsAt] = [text(starts_at), text(ends_at)]
    controller.dispatch(
      new AccessCodeCreatedEvent({
        access_code_id: id,
        device_id: deviceId,
        name: text(name) ?? '',
        type: type === 'time_bound' ? 'time_bound' : 'ongoing',
        ...(startsAt && { starts_at: startsAt }),
        ...(endsAt && { ends_at: endsAt })
      })
    )
    return 'done'
  }
  const readManaged = (): void => void readAgain(session, accessCodeListQuery(deviceId))

  async function manage(code: UnmanagedAccessCode): Promise<void> {
    const outcome = await attempt(code)
    if (outcome === 'left') return
    // Where it failed it may have been taken over all the same.
    readManaged()
    if (outcome === 'done') return toasts.show({ variant: 'success', message: texts.managed(1) })
    toasts.show({
      variant: 'error',
      subject: shownCode(code, device).name ?? messages.accessCode.unnamed,
      message: texts.notManaged(1),
      action: { label: messages.general.tryAgain, onAction: () => void manage(code) }
    })
  }

  async function manageAll(codes: readonly UnmanagedAccessCode[]): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    const waiting = [...codes]
    const asked = { since: session.now(), run: new AbortController().signal }
    const counts = { done: 0, failed: 0, left: 0 }
    setProgress({ done: 0, total: codes.length })
    async function work(): Promise<void> {
      for (let code = waiting.shift(); code; code = waiting.shift()) {
        counts[await attempt(code, asked)] += 1
        setProgress({ done: counts.done + counts.failed + counts.left, total: codes.length })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    isRunning.current = false
    setProgress(undefined)
    readManaged()
    if (counts.done > 0) toasts.show({ variant: 'success', message: texts.managed(counts.done) })
    if (counts.failed > 0) toasts.show({ variant: 'error', message: texts.notManaged(counts.failed) })
  }

  return { manage, manageAll, progress, failures }
}
