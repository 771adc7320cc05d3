import { ELEMENTS } from '../../../scripts/docs/contents.mjs'
import { generatedPages } from '../../../scripts/docs/pages.mjs'

/** The groups of elements, each element with its page. */
export default {
  load() {
    const pages = new Map(generatedPages().map(({ markdown: _markdown, ...page }) => [page.tag, page]))
    return Object.entries(ELEMENTS).map(([title, names]) => ({
      title,
      pages: Object.keys(names).map((tag) => pages.get(tag))
    }))
  }
}
