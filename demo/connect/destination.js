/**
 * The address to go to afterwards, as long as it is a page of this site: nobody is sent to a foreign one by a link.
 *
 * @returns nothing for every other address, and for what is none.
 */
export function safeDestination(given) {
  if (!given || !URL.canParse(given)) return undefined
  const { protocol, origin, href } = new URL(given)
  return /^https?:$/.test(protocol) && origin === location.origin ? href : undefined
}
