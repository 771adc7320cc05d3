/** Timeout of the navigation, in ms. The user may also have refused to leave the page. */
const LONGEST_WAY = 30_000

/** Navigates to another page. Calls `onStay` if the page stays or is shown again. */
export function leaveFor({ href }: URL, onStay: () => void): void {
  const [page, fragment] = href.split('#')
  const isHere = fragment !== undefined && page === location.href.split('#')[0]
  location.assign(href)
  if (isHere) {
    onStay()
    return
  }
  const end = new AbortController()
  const stay = (): void => {
    end.abort()
    clearTimeout(timer)
    onStay()
  }
  const timer = setTimeout(stay, LONGEST_WAY)
  addEventListener('pageshow', ({ persisted }) => persisted && stay(), end)
}
