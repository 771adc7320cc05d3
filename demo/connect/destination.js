/**
 * Returns the URL if it is a page of this site. Prevents links that redirect to other sites.
 *
 * @returns `undefined` for all other values
 */
export function safeDestination(destination) {
  if (!destination || !URL.canParse(destination)) return undefined
  const { protocol, origin, href } = new URL(destination)
  return /^https?:$/.test(protocol) && origin === location.origin ? href : undefined
}
