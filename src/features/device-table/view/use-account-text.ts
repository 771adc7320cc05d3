import { useCallback } from 'react'
import type { ListQuery } from '../../../core/queries/query.js'
import { connectedAccounts } from '../../../core/resources/resource-kind.js'
import type { ConnectedAccount } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { VIEW } from '../../../messages/view/en.js'
import { accountName } from '../../device/rules/connected-account.js'

const NAME_REFRESH = 60_000
const PAGE = 200

const connectedAccountListQuery: ListQuery<ConnectedAccount> = {
  key: 'connectedAccounts.list',
  operation: 'connectedAccounts.list',
  kind: connectedAccounts,
  request: (client, options) => client.connectedAccounts.list({ limit: PAGE }, options),
  refetchInterval: NAME_REFRESH
}

/**
 * Returns the names of accounts, or `undefined` if the host hides them.
 *
 * @param isEnabled `false` to load nothing
 */
export function useAccountText(isEnabled: boolean): ((id: string) => string) | undefined {
  const { options } = useElement()
  const texts = useTexts(VIEW)
  const isHidden = options.disableConnectedAccountInformation
  const { resources: accounts } = useResources(isEnabled && !isHidden ? connectedAccountListQuery : undefined)
  const unnamed = options.disableResourceIds ? texts.groupings.account : undefined
  const accountText = useCallback(
    (id: string): string => {
      const account = accounts.find(({ connected_account_id }) => connected_account_id === id)
      return (account && accountName(account)) ?? unnamed ?? id
    },
    [accounts, unnamed]
  )
  return isHidden ? undefined : accountText
}
