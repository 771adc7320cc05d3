/** How long another page may take to come, in ms; a person may also have refused to leave this one. */
const LONGEST_WAY = 30_000

/** Leads to another page; `onStay` is told when this one stays after all, or is come back to. */
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
