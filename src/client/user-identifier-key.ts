/** Warns if a user identifier key looks like an e-mail address, which others can guess. */
export function warnAboutGuessableKey(userIdentifierKey: string): void {
  if (!/^[^@!\s]+@[^@!\s]+$/.test(userIdentifierKey)) return
  console.warn('The userIdentifierKey is an e-mail address: anyone who knows it can act as this user. Use a random id.')
}
