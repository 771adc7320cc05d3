import type { ConnectedAccount } from '../../../core/resources/resources.js'
import { text } from '../../../core/values/value.js'

/** By what people know a connected account: who they are there, else what it is an account of. */
export function accountName({ user_identifier, account_type_display_name }: ConnectedAccount): string | undefined {
  return (
    text(user_identifier?.email) ??
    text(user_identifier?.username) ??
    text(user_identifier?.phone) ??
    text(account_type_display_name)
  )
}
