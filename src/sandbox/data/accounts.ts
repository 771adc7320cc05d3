import type { ConnectedAccount, ConnectedAccountUserIdentifier, Device } from '../../client/resources.js'
import { type Manufacturer, manufacturers } from './manufacturers.js'

const YEAR = 365 * 86_400_000

/** User identifiers of manufacturers that do not use an e-mail address. */
const identifiers: Record<string, ConnectedAccountUserIdentifier> = {
  ttlock: { username: 'harbour_house' },
  igloohome: { phone: '+65 5550 0123' }
}

const disconnectedMessage = (manufacturer: string): string =>
  `The ${manufacturer} account is disconnected. Connect it again to reach its devices.`

interface AccountTraits {
  id: string
  user: ConnectedAccountUserIdentifier
  /** ISO 8601 date. */
  createdAt: string
}

export const createAccount = (
  { accountType, displayName, capability }: Manufacturer,
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

/** Returns an e-mail address of the property. */
export const emailOf = (name: string): ConnectedAccountUserIdentifier => ({
  email: `${name.replace('_', '.')}@harbour-house.example`
})

/**
 * Creates one account for each manufacturer. The Kwikset account is disconnected.
 *
 * @param configured Devices from the sandbox options. The account of a device with a disconnection error is
 *   disconnected too.
 */
export function createAccounts(start: number, configured: readonly Device[] = []): ConnectedAccount[] {
  const disconnected = new Set(
    configured
      .filter(({ errors }) => errors.some(({ error_code }) => error_code === 'account_disconnected'))
      .map(({ connected_account_id }) => connected_account_id)
  )
  return Object.values(manufacturers).map((manufacturer, index) => {
    const { accountType } = manufacturer
    const createdAt = new Date(start - YEAR - index * 86_400_000).toISOString()
    const user = identifiers[accountType] ?? emailOf(accountType)
    const account = createAccount(manufacturer, { id: `account_${accountType}`, user, createdAt })
    if (manufacturer !== manufacturers.kwikset && !disconnected.has(account.connected_account_id)) return account
    const error = {
      message: disconnectedMessage(manufacturer.displayName),
      created_at: createdAt,
      is_connected_account_error: true
    }
    return { ...account, errors: [{ ...error, error_code: 'account_disconnected' }] }
  })
}
