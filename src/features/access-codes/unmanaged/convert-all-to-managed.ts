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

/** Number of codes that are converted concurrently. */
const AT_ONCE = 6

interface Ports extends ActionPorts {
  readonly session: Pick<Session, 'store' | 'takeSnapshot' | 'observe'>
  readonly device: Device
  readonly texts: ManageMessages['unmanaged']
}

interface State {
  /** Progress of converting several codes. `undefined` if none are being converted. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
  /** Reasons why codes could not be converted, by id. */
  readonly failures: ReadonlyMap<string, string>
}

const NOTHING: State = { progress: undefined, failures: new Map() }

/** Creates a store for the progress and failures of converting codes. */
export const createConvertAllStore = (): StoreApi<State> => createStore<State>()(() => NOTHING)

/** Converts unmanaged codes of a lock to managed, one or many, each at most once. */
export function convertAllToManaged(store: StoreApi<State>, ports: Ports) {
  const { session, messages, notify, device, texts } = ports
  const { device_id: deviceId } = device

  const isManaged = (id: string): boolean =>
    unmanagedAccessCodes.select(session.store.getState().confirmed).get(id)?.resource?.is_managed === true

  function setFailure(id: string, reason: string | undefined): void {
    store.setState(({ failures }) => {
      const rest = [...failures].filter(([other]) => other !== id)
      return { failures: new Map(reason === undefined ? rest : [...rest, [id, reason]]) }
    })
  }

  async function attempt(code: UnmanagedAccessCode, options: RunOptions): Promise<'done' | 'failed' | 'left'> {
    const { access_code_id: id } = code
    // Another element may have converted it already.
    if (isManaged(id)) return 'left'
    const outcome = await runAction(convertToManaged, { code, deviceId }, ports, options)
    setFailure(id, outcome.status === 'failed' ? failureReason(outcome.error, messages) : undefined)
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
    // The code may have been converted even if the request failed.
    if (outcome !== 'left') readManaged()
  }

  async function manageAll(codes: readonly UnmanagedAccessCode[]): Promise<void> {
    if (store.getState().progress) return
    const run = new AbortController().signal
    const options = { shouldNotify: () => false, snapshot: session.takeSnapshot(), run, batch: run }
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
