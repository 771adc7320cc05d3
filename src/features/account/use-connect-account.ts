import { useState } from 'react'
import { useStore } from 'zustand'
import { ConnectWebviewEvent } from './connect-events.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useAction } from '../../element/actions/use-action.js'
import type { CustomMetadata, ProviderName } from '../../client/resources.js'
import { accountMetadata, readDevicesAgain, webviewAddress, whenConnected } from './data/connect-account.js'
import { createConnectWebview } from './create-connect-webview.js'
import { connectingOf } from './data/connecting.js'
import { leaveFor } from './leave-for.js'

/** An account that is there already, and is connected again. */
export interface KnownAccount {
  /** What is kept with it. */
  readonly metadata: CustomMetadata | undefined
  /** Whose account it is; that of any, where it is not known. */
  readonly provider: ProviderName | undefined
  /** Is told when the person is back. */
  whenBack(): void
}

/** How an account is connected. */
export interface AccountConnection {
  /** From the press until the browser is elsewhere, in whichever element of the session it was pressed. */
  readonly isPending: boolean
  /** Why the last attempt failed. */
  readonly error: unknown
  /** @param account the one that is connected again; without it a new one is. */
  press(account?: KnownAccount): void
}

export function useConnectAccount(metadata: CustomMetadata | undefined): AccountConnection {
  const { session, controller } = useElement()
  const create = useAction(createConnectWebview)
  const connecting = connectingOf(session)
  const isPending = useStore(connecting, ({ isUnderWay }) => isUnderWay)
  const [error, setError] = useState<unknown>()

  /** Whether the element is still in the page, and in this session. */
  function isHere(): boolean {
    const { session: present, isDetached } = controller.store.getState()
    return present === session && !isDetached
  }

  /** Where to go; nothing where the host does not want it, or whoever pressed has left the element meanwhile. */
  async function destination(account: KnownAccount | undefined): Promise<URL | undefined> {
    const snapshot = session.takeSnapshot()
    if (!(await whenConnected(session)) || !isHere()) return undefined
    const currentMetadata = await accountMetadata(session, account ? account.metadata : metadata)
    if (!isHere()) return undefined
    const input = { metadata: currentMetadata, redirectUrl: location.href, provider: account?.provider }
    const outcome = await create(input, { snapshot })
    if (outcome.status === 'failed') throw outcome.error
    if (outcome.status !== 'done' || !isHere()) return undefined
    const address = webviewAddress(outcome.answer)
    return controller.dispatch(new ConnectWebviewEvent(address.href)) ? address : undefined
  }

  async function attempt(account: KnownAccount | undefined): Promise<void> {
    if (connecting.getState().isUnderWay) return
    const end = (): void => connecting.setState({ isUnderWay: false })
    connecting.setState({ isUnderWay: true })
    setError(undefined)
    try {
      const address = await destination(account)
      if (!address) return end()
      leaveFor(address, () => {
        end()
        void readDevicesAgain(session)
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
