import type { Screen } from '../../../features/support/stage.js'
import { describe, shortened } from './describe.js'
import { ancestorsOf, cutterOf, elementsIn, isSeen, textsIn } from './seen.js'

/** Realistic names are shorter. Longer texts may be cut off. */
const LONGEST_NAME = 200
/** In px. */
const TOLERANCE = 1

function hasEllipsis(element: Element): boolean {
  const style = getComputedStyle(element)
  return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
}

/** Returns `true` if the user can see the whole text, by a tooltip or by a press. */
function isReachable(element: Element, text: string): boolean {
  if (text.length > LONGEST_NAME) return true
  for (const outer of ancestorsOf(element)) {
    if (outer instanceof HTMLElement && outer.title.includes(text)) return true
    if (outer.matches('[part~=row]')) return true
  }
  return false
}

/** Returns the class of the element that a text belongs to, without the class that only clips it. */
const ownerOf = (element: Element): string => element.closest('[class]:not(.clip)')?.className ?? element.localName

function* cutTexts({ root }: Screen<HTMLElement>): Generator<string> {
  for (const { element, text, lines } of textsIn(root)) {
    const cutter = lines.map((line) => cutterOf(element, line)).find(Boolean)
    if (!cutter) continue
    if (!hasEllipsis(cutter)) yield `"${shortened(text)}" of ${ownerOf(element)} is cut off by ${describe(cutter)}`
    else if (!isReachable(element, text)) yield `the rest of "${shortened(text)}" is nowhere to be read`
  }
}

const canvas = document.createElement('canvas').getContext('2d')

/** Returns the width of a text in the font of a field. */
function widthOf(text: string, field: Element): number {
  if (!canvas) return 0
  // The shorthand is empty if a variant is set, which would keep the font of the last field.
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(field)
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  return canvas.measureText(text).width
}

function* cutByFields({ root }: Screen<HTMLElement>): Generator<string> {
  for (const field of elementsIn(root).filter(isSeen)) {
    const isEmptyField = field instanceof HTMLInputElement && field.value === ''
    const text = isEmptyField
      ? field.placeholder
      : field instanceof HTMLSelectElement
        ? field.selectedOptions[0]?.label
        : ''
    if (!text) continue
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    const missing = Math.ceil(widthOf(text, field) - room)
    if (missing > TOLERANCE) yield `"${shortened(text)}" is ${missing} px wider than ${describe(field)}`
  }
}

/** Reports texts that are cut off. */
export function* cutText(screen: Screen<HTMLElement>): Generator<string> {
  yield* cutTexts(screen)
  yield* cutByFields(screen)
}
