import { useCallback } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { accountName } from '../../device/rules/connected-account.js'
import { connectedAccountListQuery } from '../data/group-queries.js'
import { VIEW } from '../../../messages/view/en.js'

/**
 * Returns the names of accounts, or `undefined` if the host hides them.
 *
 * @param isEnabled `false` to load nothing
 */
export function useAccountWords(isEnabled: boolean): ((id: string) => string) | undefined {
  const { options } = useElement()
  const texts = useMessages(VIEW)
  const isHidden = options.disableConnectedAccountInformation
  const { resources: accounts } = useResources(isEnabled && !isHidden ? connectedAccountListQuery : undefined)
  const unnamed = options.disableResourceIds ? texts.groupings.account : undefined
  const words = useCallback(
    (id: string): string => {
      const account = accounts.find(({ connected_account_id }) => connected_account_id === id)
      return (account && accountName(account)) ?? unnamed ?? id
    },
    [accounts, unnamed]
  )
  return isHidden ? undefined : words
}
