/** Warns if a user identifier key looks like an e-mail address, which others can guess. */
export function warnAboutGuessableKey(userIdentifierKey: string): void {
  if (!/^[^@!\s]+@[^@!\s]+$/.test(userIdentifierKey)) return
  console.warn('An e-mail address is not safe as userIdentifierKey: whoever knows it could act as that user.')
}
