import { type RefObject, useEffect } from 'react'
import { adoptStyles, canAdoptSheets, sharedSheet } from '../style/styles.js'
import css from './paper-host.css'

/**
 * Prints a copy of an element instead of the page. The page itself is unchanged: rules in a shadow root can't hide what
 * is outside of it.
 *
 * @returns a function that removes the copy
 */
function putAloneOnPaper(element: HTMLElement): () => void {
  const { ownerDocument: document } = element
  const sheet = canAdoptSheets(document) && sharedSheet(document, css)
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

/** Prints only this element while it is shown. */
export function usePrintedAlone(shown: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const window = shown.current?.ownerDocument.defaultView
    const listening = new AbortController()
    let end: (() => void) | undefined
    function restore(): void {
      end?.()
      end = undefined
    }
    function begin(): void {
      restore()
      if (shown.current) end = putAloneOnPaper(shown.current)
    }
    window?.addEventListener('beforeprint', begin, listening)
    window?.addEventListener('afterprint', restore, listening)
    return () => {
      listening.abort()
      restore()
    }
  }, [shown])
}
