import type { ConnectedAccount } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'

export function accountName({ user_identifier, account_type_display_name }: ConnectedAccount): string | undefined {
  return (
    parseString(user_identifier?.email) ??
    parseString(user_identifier?.username) ??
    parseString(user_identifier?.phone) ??
    parseString(account_type_display_name)
  )
}
