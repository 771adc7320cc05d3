/** Marks the section in view in the outline. */
export function followOutline(outline) {
  if (!outline) return
  const links = new Map([...outline.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  const headings = [...links.keys()].map((id) => document.getElementById(id))

  function mark() {
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 4)
    for (const [id, link] of links) {
      if (id === read?.id) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  mark()
  addEventListener('scroll', mark, { passive: true })
}
