import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ActionPorts } from '../../../core/actions/action-ports.js'
import { runConcurrently } from '../../../core/actions/pool.js'
import { runAction, type RunOptions } from '../../../core/actions/run-action.js'
import { isForbidden } from '../../../core/queries/is-forbidden.js'
import { refetch } from '../../../core/queries/refetch.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'
import type { Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'
import { failureReason } from '../../../element/hooks/failure-text.js'
import type { ManageMessages } from '../../../messages/manage/en.js'
import { accessCodeListQuery } from '../data/access-code-queries.js'
import { shownCode } from '../rules/shown-code.js'
import { convertToManaged } from './convert-to-managed.js'

/** How many are taken over at once. */
const AT_ONCE = 6

interface Ports extends ActionPorts {
  readonly session: Pick<Session, 'store' | 'takeSnapshot' | 'observe'>
  /** On which the codes stand. */
  readonly device: Device
  readonly texts: ManageMessages['unmanaged']
}

interface State {
  /** How far those are that are taken over together; nothing where none are. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
  /** Why a code could not be taken over, by its id. */
  readonly failures: ReadonlyMap<string, string>
}

const NOTHING: State = { progress: undefined, failures: new Map() }

/** How codes that stand on a lock are taken over, and what came of it. */
export const createConvertAllStore = (): StoreApi<State> => createStore<State>()(() => NOTHING)

/** Takes over codes that stand on a lock, one or many of them, each at most once. */
export function convertAllToManaged(store: StoreApi<State>, ports: Ports) {
  const { session, messages, notify, device, texts } = ports
  const { device_id: deviceId } = device

  const isManaged = (id: string): boolean =>
    unmanagedAccessCodes.select(session.store.getState().confirmed).get(id)?.resource?.is_managed === true

  function tell(id: string, reason: string | undefined): void {
    store.setState(({ failures }) => {
      const others = [...failures].filter(([other]) => other !== id)
      return { failures: new Map(reason === undefined ? others : [...others, [id, reason]]) }
    })
  }

  async function attempt(code: UnmanagedAccessCode, options: RunOptions): Promise<'done' | 'failed' | 'left'> {
    const { access_code_id: id } = code
    // Another element may have been faster.
    if (isManaged(id)) return 'left'
    const outcome = await runAction(convertToManaged, { code, deviceId }, ports, options)
    tell(id, outcome.status === 'failed' ? failureReason(outcome.error, messages) : undefined)
    return outcome.status === 'done' || outcome.status === 'failed' ? outcome.status : 'left'
  }
  const readManaged = (): void => void refetch(session, accessCodeListQuery(deviceId))

  async function manage(code: UnmanagedAccessCode, snapshot = session.takeSnapshot()): Promise<void> {
    const subject = shownCode(code, device).name ?? messages.accessCode.unnamed
    const outcome = await attempt(code, {
      snapshot,
      texts: {
        success: { message: texts.managed(1) },
        failed: (error) => ({ subject, message: isForbidden(error) ? messages.general.forbidden : texts.notManaged(1) })
      },
      onRetry: (snapshot) => manage(code, snapshot)
    })
    // Where it failed it may have been taken over all the same.
    if (outcome !== 'left') readManaged()
  }

  async function manageAll(codes: readonly UnmanagedAccessCode[]): Promise<void> {
    if (store.getState().progress) return
    const options = { shouldNotify: () => false, snapshot: session.takeSnapshot(), run: new AbortController().signal }
    const counts = { done: 0, failed: 0, left: 0 }
    const total = codes.length
    store.setState({ progress: { done: 0, total } })
    await runConcurrently(codes, AT_ONCE, async (code) => {
      counts[await attempt(code, options)] += 1
      store.setState({ progress: { done: counts.done + counts.failed + counts.left, total } })
    })
    store.setState({ progress: undefined })
    readManaged()
    if (counts.done > 0) notify({ variant: 'success', message: texts.managed(counts.done) })
    if (counts.failed > 0) notify({ variant: 'error', message: texts.notManaged(counts.failed) })
  }
  return { manage, manageAll }
}
