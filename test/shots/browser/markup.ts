import type { Screen } from '../../features/support/stage.js'

const VISIBLE = { opacityProperty: true, visibilityProperty: true }

/** Attributes whose values distinguish kinds of elements. The values of all others are text or part names. */
const TELLING =
  /^(?:class|role|type|tabindex|aria-(?:busy|checked|current|disabled|expanded|haspopup|hidden|invalid|level|live|modal|multiselectable|orientation|pressed|readonly|required|selected|sort))$/
/** Attributes that refer to other elements by id. */
const REFERENCES = /^(?:for|list|aria-(?:activedescendant|controls|describedby|details|labelledby|owns))$/

/** Returns `true` if all referenced elements exist. */
function isComplete(ids: string, element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && ids.split(/\s+/).every((id) => root.getElementById(id) !== null)
}

function attributesOf(element: Element): string[] {
  return [...element.attributes].map(({ name, value }) => {
    if (TELLING.test(name)) return `${name}=${value}`
    if (REFERENCES.test(name)) return `${name}=${isComplete(value, element)}`
    // The accessible name has to contain the visible text.
    if (name === 'aria-label') return `${name}=${value.includes(element.textContent.trim())}`
    return `${name}=${value !== ''}`
  })
}

/** Returns what is relevant to axe in an element: its kind, state and colors, without its text. */
function kindOf(element: Element): string {
  const { color, backgroundColor, display } = getComputedStyle(element)
  const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const own = [element.localName, ...attributesOf(element).toSorted(), display === 'none', hasWords]
  return [...own, element.checkVisibility(VISIBLE), color, backgroundColor].join(' ')
}

/** Returns the kind of the parent if rules depend on it: lists, tables, groups. */
const parentKind = ({ parentElement }: Element): string =>
  parentElement ? `${parentElement.localName} ${parentElement.getAttribute('role') ?? ''}` : ''

/**
 * Returns what is relevant to axe in an element: every kind of part in its colors and context, once each. axe finds
 * nothing new in an element whose markup has been checked before.
 */
export const markupOf = ({ root }: Screen<HTMLElement>): string[] => [
  ...new Set([...root.querySelectorAll('*')].map((element) => `${parentKind(element)} > ${kindOf(element)}`))
]
