import type { Screen } from '../../../features/support/stage.js'
import { type Colour, colourOf, contrast, groundOf, over } from './colour.js'
import { describe } from './describe.js'
import { elementsIn, isSeen, parentOf } from './seen.js'

/** WCAG 2.2, 1.4.11. */
const LEAST = 3

const CONTROLS = 'button, input:not([type=range]), select, textarea, [role=switch], [role=checkbox], [role=combobox]'
const FIELDS = 'input, select, textarea, [role=combobox]'
const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

/** Returns the colors of the visible borders of an element. */
function bordersOf(element: Element): Colour[] {
  const style = getComputedStyle(element)
  return SIDES.filter((side) => style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px')
    .map((side) => colourOf(style[`border${side}Color`]))
    .filter(({ alpha }) => alpha > 0)
}

/** A line on one side only separates the element from its neighbor. */
const isFramed = (element: Element): boolean => bordersOf(element).length === SIDES.length

const isRenderedByBrowser = (control: Element): boolean => {
  const { appearance } = getComputedStyle(control)
  return control instanceof HTMLInputElement && /checkbox|radio/.test(control.type) && appearance !== 'none'
}

/** Returns the element that draws the edge of a control: the control, or an ancestor that contains no other control. */
function frameOf(control: HTMLElement): Element | undefined {
  if (isFramed(control)) return control
  if (!control.matches(FIELDS)) return undefined
  for (let outer = parentOf(control); outer && outer.querySelectorAll(FIELDS).length === 1; outer = parentOf(outer)) {
    if (isFramed(outer)) return outer
  }
  return undefined
}

/** Returns the contrast of an edge to its surroundings: of its border or its background. */
function contrastOf(frame: Element): number {
  const outside = groundOf(parentOf(frame))
  const inside = contrast(groundOf(frame), outside)
  return Math.max(inside, ...bordersOf(frame).map((border) => contrast(over(border, outside), outside)))
}

/** Reports controls with an edge that is hard to see. */
export function* controlEdges({ root }: Screen<HTMLElement>): Generator<string> {
  for (const control of elementsIn(root)) {
    if (!control.matches(CONTROLS) || control.matches(':disabled') || isRenderedByBrowser(control) || !isSeen(control))
      continue
    const frame = frameOf(control)
    const found = frame ? contrastOf(frame) : LEAST
    if (found < LEAST) yield `the edge of ${describe(control)} has ${found.toFixed(2)}:1`
  }
}
