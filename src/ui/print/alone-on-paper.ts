import { adoptStyles, sharedSheet, takesSheets } from '../style/styles.js'
import css from './paper-host.css'

/**
 * Puts a copy of an element on paper, in the place of all that the page shows. What is in the page stays as it is: rules
 * in a shadow root hide nothing outside it, and an element deep in a page cannot be alone there.
 *
 * @returns takes it away again
 */
export function putAloneOnPaper(element: HTMLElement): () => void {
  const { ownerDocument: document } = element
  const sheet = takesSheets(document) && sharedSheet(document, css)
  if (!sheet) return () => {}
  const paper = document.createElement('div')
  paper.className = 'latchkey-paper'
  paper.setAttribute('theme', 'light')
  paper.dir = getComputedStyle(element).direction
  const root = paper.attachShadow({ mode: 'open' })
  adoptStyles(root, { isRegistered: true })
  root.append(element.cloneNode(true))
  document.body.append(paper)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    paper.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
