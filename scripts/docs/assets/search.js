const MOST = 8

/** Returns the index entries that contain every word, pages before headings. */
function find(index, words) {
  const has = (text) => words.every((word) => text.toLowerCase().includes(word))
  const pages = index
    .filter(({ title, description }) => has(`${title} ${description}`))
    .map(({ title, path }) => ({ title, href: path }))
  const headings = index.flatMap(({ title, path, headings }) =>
    headings
      .filter(([, text]) => has(`${title} ${text}`) && !has(title))
      .map(([id, text]) => ({ title: text, of: title, href: `${path}#${id}` }))
  )
  return [...pages, ...headings].slice(0, MOST)
}

function linkTo({ title, of, href }, root) {
  const link = document.createElement('a')
  link.href = root + href
  link.textContent = title
  if (of) {
    const page = document.createElement('small')
    page.textContent = of
    link.append(' ', page)
  }
  return link
}

/** Searches titles of pages and headings. The index is fetched on first use. */
export function connectSearch(search, root) {
  const input = search.querySelector('input')
  const results = search.querySelector('.results')
  const status = search.querySelector('[role="status"]')
  let index

  const links = () => [...results.querySelectorAll('a')]
  const close = () => (results.hidden = true)

  async function update() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) {
      status.textContent = ''
      return close()
    }
    index ??= fetch(`${root}search.json`).then((response) => response.json())
    const found = find(await index, words)
    const nothing = document.createElement('p')
    nothing.textContent = 'No page or heading matches.'
    results.replaceChildren(...(found.length > 0 ? found.map((each) => linkTo(each, root)) : [nothing]))
    status.textContent = found.length === 0 ? 'No results' : `${found.length} results`
    results.hidden = false
  }

  input.addEventListener('input', update)
  input.addEventListener('focus', update)
  // The user may have typed before this script loaded.
  if (document.activeElement === input) void update()
  search.addEventListener('focusout', ({ relatedTarget }) => !search.contains(relatedTarget) && close())
  search.addEventListener('keydown', (event) => {
    const at = links().indexOf(document.activeElement)
    if (event.key === 'Escape') {
      close()
      input.focus()
    } else if (event.key === 'Enter' && document.activeElement === input) links()[0]?.click()
    else if (event.key === 'ArrowDown') (links()[at + 1] ?? links().at(-1))?.focus()
    else if (event.key === 'ArrowUp') (links()[at - 1] ?? input).focus()
    else return
    if (event.key.startsWith('Arrow')) event.preventDefault()
  })
  addEventListener('keydown', (event) => {
    if (
      event.key !== '/' ||
      event.ctrlKey ||
      event.metaKey ||
      event.composedPath()[0].matches?.('input, textarea, select')
    )
      return
    event.preventDefault()
    input.focus()
  })
}
