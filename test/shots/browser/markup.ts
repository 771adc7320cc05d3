import type { Screen } from '../../features/support/stage.js'

const VISIBLE = { opacityProperty: true, visibilityProperty: true }

/** The attributes by whose values one kind of thing is told from another; of all others the values are words, or names of parts. */
const TELLING =
  /^(?:class|role|type|tabindex|aria-(?:busy|checked|current|disabled|expanded|haspopup|hidden|invalid|level|live|modal|multiselectable|orientation|pressed|readonly|required|selected|sort))$/
/** What names other elements by their ids. */
const REFERENCES = /^(?:for|list|aria-(?:activedescendant|controls|describedby|details|labelledby|owns))$/

/** Whether everything is there that is named so. */
function isComplete(ids: string, element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && ids.split(/\s+/).every((id) => root.getElementById(id) !== null)
}

function attributesOf(element: Element): string[] {
  return [...element.attributes].map(({ name, value }) => {
    if (TELLING.test(name)) return `${name}=${value}`
    if (REFERENCES.test(name)) return `${name}=${isComplete(value, element)}`
    // What is said of a thing has to have the words in it that are seen.
    if (name === 'aria-label') return `${name}=${value.includes(element.textContent.trim())}`
    return `${name}=${value !== ''}`
  })
}

/** What an element is for axe: its kind, its state and its colours, and nothing of its words. */
function kindOf(element: Element): string {
  const { color, backgroundColor, display } = getComputedStyle(element)
  const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const own = [element.localName, ...attributesOf(element).toSorted(), display === 'none', hasWords]
  return [...own, element.checkVisibility(VISIBLE), color, backgroundColor].join(' ')
}

/** What an element stands in, as far as rules ask for that: lists, tables, groups. */
const parentKind = ({ parentElement }: Element): string =>
  parentElement ? `${parentElement.localName} ${parentElement.getAttribute('role') ?? ''}` : ''

/**
 * What axe sees of an element: every kind of part in its colours, with what it stands in, once however often it is repeated.
 * Where all of these have been seen, axe finds nothing new.
 */
export const markupOf = ({ root }: Screen<HTMLElement>): string[] => [
  ...new Set([...root.querySelectorAll('*')].map((element) => `${parentKind(element)} > ${kindOf(element)}`))
]
