import { useCallback } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { VIEW } from '../../../messages/view/en.js'
import { accountName } from '../../device/rules/connected-account.js'
import { connectedAccountListQuery } from '../data/group-queries.js'

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
