import type { ConnectedAccount } from '../../platform/resources.js'
import { makers, type Maker } from './makers.js'

const YEAR = 365 * 86_400_000

/** What is special about an account: everyone else is known by an e-mail address of the property. */
const special: Record<string, Partial<ConnectedAccount>> = {
  ttlock: { user_identifier: { username: 'harbour_house' } },
  igloohome: { user_identifier: { phone: '+65 5550 0123' } },
  kwikset: {
    errors: [
      {
        error_code: 'account_disconnected',
        message: 'The Kwikset account is disconnected. Connect it again to reach its devices.',
        is_connected_account_error: true
      }
    ]
  }
}

/** A connected account at a maker, which knows the user by an e-mail address with that name. */
export const makeAccount = (
  { accountType, displayName }: Maker,
  { id, name, createdAt }: { id: string; name: string; createdAt: number }
): ConnectedAccount => ({
  connected_account_id: id,
  account_type: accountType,
  account_type_display_name: displayName,
  user_identifier: { email: `${name}@harbour-house.example` },
  created_at: new Date(createdAt).toISOString(),
  errors: [],
  warnings: []
})

/** One account for each maker. */
export function makeAccounts(start: number): ConnectedAccount[] {
  return Object.values(makers).map((maker, index) => {
    const { accountType } = maker
    const createdAt = start - YEAR - index * 86_400_000
    const account = makeAccount(maker, { id: `account_${accountType}`, name: accountType.replace('_', '.'), createdAt })
    return { ...account, ...special[accountType] }
  })
}
