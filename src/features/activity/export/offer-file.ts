/** Time for which the browser may read the file, in ms. */
const KEPT_MS = 60_000

/** Offers a text as a file to the user. */
export function offerFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
