import type { ConnectedAccount, ConnectedAccountUserIdentifier, Device } from '../../client/resources.js'
import { makers, type Maker } from './makers.js'

const YEAR = 365 * 86_400_000

/** Who the user is to a maker: everyone else is known by an e-mail address of the property. */
const identifiers: Record<string, ConnectedAccountUserIdentifier> = {
  ttlock: { username: 'harbour_house' },
  igloohome: { phone: '+65 5550 0123' }
}

const disconnectedMessage = (maker: string): string =>
  `The ${maker} account is disconnected. Connect it again to reach its devices.`

interface AccountTraits {
  id: string
  user: ConnectedAccountUserIdentifier
  /** As an ISO 8601 moment. */
  createdAt: string
}

/** A connected account at a maker. */
export const createAccount = (
  { accountType, displayName, capability }: Maker,
  { id, user, createdAt }: AccountTraits
): ConnectedAccount => ({
  connected_account_id: id,
  account_type: accountType,
  account_type_display_name: displayName,
  display_name: user.email ?? user.username ?? user.phone ?? displayName,
  user_identifier: user,
  accepted_capabilities: [capability],
  automatically_manage_new_devices: true,
  custom_metadata: {},
  created_at: createdAt,
  errors: [],
  warnings: []
})

/** An e-mail address of the property. */
export const emailOf = (name: string): ConnectedAccountUserIdentifier => ({
  email: `${name.replace('_', '.')}@harbour-house.example`
})

/**
 * One account for each maker; that at Kwikset is disconnected.
 *
 * @param configured the devices that somebody has described: where one of them says so, its account is disconnected as well.
 */
export function createAccounts(start: number, configured: readonly Device[] = []): ConnectedAccount[] {
  const disconnected = new Set(
    configured
      .filter(({ errors }) => errors.some(({ error_code }) => error_code === 'account_disconnected'))
      .map(({ connected_account_id }) => connected_account_id)
  )
  return Object.values(makers).map((maker, index) => {
    const { accountType } = maker
    const createdAt = new Date(start - YEAR - index * 86_400_000).toISOString()
    const user = identifiers[accountType] ?? emailOf(accountType)
    const account = createAccount(maker, { id: `account_${accountType}`, user, createdAt })
    if (maker !== makers.kwikset && !disconnected.has(account.connected_account_id)) return account
    const error = {
      message: disconnectedMessage(maker.displayName),
      created_at: createdAt,
      is_connected_account_error: true
    }
    return { ...account, errors: [{ ...error, error_code: 'account_disconnected' }] }
  })
}
