import { useRef, useState } from 'react'
import * as platform from '../../client/resources.js'
import { refetch } from '../../core/queries/refetch.js'
import { toPublicResource } from '../../core/resources/public-resource.js'
import type { ConnectedAccount, Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { errorText } from '../../element/hooks/error-text.js'
import { useIsMounted } from '../../element/hooks/use-is-mounted.js'
import { ISSUES } from '../../messages/issues/en.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { Plug } from '../../ui/later-icons.js'
import { refetchDeviceLists } from '../account/data/connect-account.js'
import { useConnectAccount } from '../account/use-connect-account.js'
import { connectedAccountQuery, deviceQuery } from '../device/data/queries.js'
import { needsConnecting } from './rules/issue-details.js'
import { StepButton } from './step-button.js'
import { useResolve } from './use-resolve.js'

interface Reconnection {
  readonly isPending: boolean
  /** Error of the latest attempt. */
  readonly error: unknown
  press(): void
}

/** Returns the provider name of the manufacturer. */
const providerOf = (device: Device, account: ConnectedAccount | undefined): platform.ProviderName | undefined =>
  toPublicResource({
    provider: parseString(device.device_provider?.device_provider_name) ?? parseString(account?.account_type)
  }).provider

/** Reconnects the account of a device, unless it was reconnected meanwhile. */
function useReconnect(device: Device): Reconnection {
  const { session } = useElement()
  const texts = useTexts(ISSUES)
  const { isPending, error, press } = useConnectAccount(undefined)
  const toasts = useToasts()
  const isMounted = useIsMounted()
  const [isLooking, setLooking] = useState(false)
  const isMended = useRef(false)
  const accountId = parseString(device.connected_account_id)

  function readAll(): void {
    void refetch(session, deviceQuery(device.device_id))
    if (accountId) void refetch(session, connectedAccountQuery(accountId))
  }

  /** Returns the current account, or `undefined` if it can't be loaded; the connect page handles that. */
  async function readAccount(): Promise<platform.ConnectedAccount | undefined> {
    if (!accountId) return undefined
    const params = { connected_account_id: accountId }
    try {
      return await session.request(({ connectedAccounts }, options) => connectedAccounts.get(params, options))
    } catch {
      return undefined
    }
  }

  async function reconnect(): Promise<void> {
    if (isLooking || isPending) return
    setLooking(true)
    const account = await readAccount()
    setLooking(false)
    if (!isMounted.current) return
    // If the devices still report the issue, the second press connects anyway.
    if (account && !needsConnecting(account) && !isMended.current) {
      isMended.current = true
      toasts.show({ variant: 'success', message: texts.resolved })
      void refetchDeviceLists(session)
      readAll()
      return
    }
    press({ metadata: account?.custom_metadata, provider: providerOf(device, account), whenBack: readAll })
  }

  return { isPending: isPending || isLooking, error, press: () => void reconnect() }
}

interface Props {
  readonly code: string
  readonly device: Device
  /** `true` if it is about the account rather than this device. @default false */
  readonly isOfAccount?: boolean
}

export function ReconnectButton({ code, device, isOfAccount = false }: Props) {
  const messages = useTexts()
  const texts = useTexts(ISSUES)
  const { isPending, error, press } = useReconnect(device)
  const target = isOfAccount ? { accountId: device.connected_account_id } : { device }
  const resolve = useResolve(
    { step: 'reconnect', code },
    typeof target.accountId === 'string' ? { accountId: target.accountId } : { device }
  )
  return (
    <>
      <StepButton icon={<Plug />} label={texts.reconnect} pending={isPending} onClick={() => resolve(press)} />
      {error !== undefined && (
        <div role="alert">
          {messages.connectAccount.failed} {messages.connectAccount.nextStep}
          <small>{errorText(error, messages)}</small>
        </div>
      )}
    </>
  )
}
