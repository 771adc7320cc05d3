import { useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CustomMetadata, ProviderName } from '../../client/resources.js'
import { takeSnapshot } from '../../core/actions/run-mutation.js'
import type { Session } from '../../core/session/session.js'
import { useAction } from '../../element/actions/use-action.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { ConnectWebviewEvent } from './connect-events.js'
import { createConnectWebview } from './create-connect-webview.js'
import { accountMetadata, refetchDeviceLists, webviewAddress, whenConnected } from './data/connect-account.js'

/** Timeout of the navigation, in ms. The user may also have refused to leave the page. */
const LONGEST_WAY = 30_000

/** Navigates to another page. Calls `onStay` if the page stays or is shown again. */
function leaveFor({ href }: URL, onStay: () => void): void {
  const [page, fragment] = href.split('#')
  const isHere = fragment !== undefined && page === location.href.split('#')[0]
  location.assign(href)
  if (isHere) {
    onStay()
    return
  }
  const end = new AbortController()
  const stay = (): void => {
    end.abort()
    clearTimeout(timer)
    onStay()
  }
  const timer = setTimeout(stay, LONGEST_WAY)
  addEventListener('pageshow', ({ persisted }) => persisted && stay(), end)
}

interface Connecting {
  /** From the press until the browser has navigated, in any element of the session. */
  readonly isPending: boolean
}

const known = new WeakMap<Session, StoreApi<Connecting>>()

/** Returns the state of connecting an account, which a session does one at a time. */
function connectingOf(session: Session): StoreApi<Connecting> {
  const store = known.get(session) ?? createStore<Connecting>()(() => ({ isPending: false }))
  known.set(session, store)
  return store
}

/** An existing account to reconnect. */
interface KnownAccount {
  /** Metadata stored with it. */
  readonly metadata: CustomMetadata | undefined
  /** Provider of the account. `undefined` lets the user choose. */
  readonly provider: ProviderName | undefined
  /** Called when the user has returned. */
  whenBack(): void
}

interface AccountConnection {
  /** From the press until the browser has navigated, in any element of the session. */
  readonly isPending: boolean
  /** Error of the latest attempt. */
  readonly error: unknown
  /** @param account to reconnect. Omit to connect a new one. */
  press(account?: KnownAccount): void
}

export function useConnectAccount(metadata: CustomMetadata | undefined): AccountConnection {
  const { session, controller } = useElement()
  const create = useAction(createConnectWebview)
  const connecting = connectingOf(session)
  const isPending = useStore(connecting, (state) => state.isPending)
  const [error, setError] = useState<unknown>()

  /** Returns `true` while the element is in the page with the same session. */
  function isHere(): boolean {
    const { session: present, isDetached } = controller.store.getState()
    return present === session && !isDetached
  }

  /** Returns the address, or `undefined` if the host canceled or the element was removed meanwhile. */
  async function destination(account: KnownAccount | undefined): Promise<URL | undefined> {
    const snapshot = takeSnapshot(session)
    if (!(await whenConnected(session)) || !isHere()) return undefined
    const currentMetadata = await accountMetadata(session, account ? account.metadata : metadata)
    if (!isHere()) return undefined
    const input = { metadata: currentMetadata, redirectUrl: location.href, provider: account?.provider }
    const outcome = await create(input, { snapshot })
    if (outcome.status === 'failed') throw outcome.error
    if (outcome.status !== 'succeeded' || !isHere()) return undefined
    const address = webviewAddress(outcome.response)
    return controller.dispatch(new ConnectWebviewEvent(address.href)) ? address : undefined
  }

  async function attempt(account: KnownAccount | undefined): Promise<void> {
    if (connecting.getState().isPending) return
    const end = (): void => connecting.setState({ isPending: false })
    connecting.setState({ isPending: true })
    setError(undefined)
    try {
      const address = await destination(account)
      if (!address) return end()
      leaveFor(address, () => {
        end()
        void refetchDeviceLists(session)
        account?.whenBack()
      })
    } catch (error) {
      end()
      setError(error)
      controller.report(error, 'connectWebviews.create')
    }
  }

  return { isPending, error, press: (account) => void attempt(account) }
}
