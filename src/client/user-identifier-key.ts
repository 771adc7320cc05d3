/** Warns when a user identifier key looks like an e-mail address: whoever knows it could pose as the user. */
export function warnAboutGuessableKey(userIdentifierKey: string): void {
  if (!/^[^@!\s]+@[^@!\s]+$/.test(userIdentifierKey)) return
  console.warn('An e-mail address is not safe as userIdentifierKey: whoever knows it could act as that user.')
}
