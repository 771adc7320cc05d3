import type { ConnectedAccount } from '../../platform/resources.js'
import { makers } from './makers.js'

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

/** One account for each maker. */
export function makeAccounts(start: number): ConnectedAccount[] {
  return Object.values(makers).map(({ accountType, displayName }, index) => ({
    connected_account_id: `account_${accountType}`,
    account_type: accountType,
    account_type_display_name: displayName,
    user_identifier: { email: `${accountType.replace('_', '.')}@harbour-house.example` },
    created_at: new Date(start - YEAR - index * 86_400_000).toISOString(),
    errors: [],
    warnings: [],
    ...special[accountType]
  }))
}
