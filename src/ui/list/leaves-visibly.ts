const LEAVING_MS = 160

/** Shows a picture of a row, which nobody can press, and which shrinks to nothing. */
function shrink(item: HTMLElement, list: Element, index: number, height: number): void {
  const picture = document.createElement('li')
  picture.append(...item.cloneNode(true).childNodes)
  for (const element of picture.querySelectorAll('[part]')) element.removeAttribute('part')
  picture.inert = true
  picture.ariaHidden = 'true'
  picture.style.overflow = 'clip'
  list.insertBefore(picture, list.children[index] ?? null)
  const shrinking = picture.animate(
    { blockSize: [`${height}px`, '0'], opacity: [1, 0] },
    { duration: LEAVING_MS, easing: 'ease-out' }
  )
  shrinking.onfinish = () => picture.remove()
}

/**
 * The `ref` of something in the row of a list: when that row alone goes, a person sees it leave, unless motion is
 * unwelcome. The row itself is gone at once.
 */
export function leavesVisibly(inside: HTMLElement): () => void {
  const item = inside.closest('li')
  const list = item?.parentElement
  return () => {
    if (!item || !list || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const index = [...list.children].indexOf(item)
    const { offsetHeight } = item
    // Only then is it known whether the row goes, and the list stays.
    queueMicrotask(() => !item.isConnected && list.isConnected && shrink(item, list, index, offsetHeight))
  }
}
