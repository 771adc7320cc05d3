import type { Screen } from '../../../features/support/stage.js'
import { colourOf, contrast, groundOf, over } from './colour.js'
import { describe } from './describe.js'
import { elementsIn, isSeen, parentOf } from './seen.js'

/** WCAG 2.2, 1.4.11. */
const LEAST = 3
const BOLDER = 200

const CHOICES = '[role=tab], [role=option], [role^=menuitem][aria-checked], [aria-pressed], [type=radio]'
const CHOSEN = '[aria-selected=true], [aria-checked=true], [aria-pressed=true], :checked'

/** Returns the visible part of an option. */
const pictureOf = (choice: HTMLElement): HTMLElement =>
  choice instanceof HTMLInputElement ? (choice.labels?.[0] ?? choice) : choice

const bordersOf = (element: Element): string[] => {
  const { borderTopColor, borderRightColor, borderBottomColor, borderLeftColor } = getComputedStyle(element)
  return [borderTopColor, borderRightColor, borderBottomColor, borderLeftColor]
}

const weightOf = (element: Element): number => Number(getComputedStyle(element).fontWeight)
const shapesIn = (element: Element): number => element.querySelectorAll('svg').length

/** Returns `true` if a separate element marks the option, such as a line under a tab. */
function isMarkedBeside(chosen: HTMLElement): boolean {
  const box = chosen.getBoundingClientRect()
  const parent = parentOf(chosen)
  return [...(parent?.children ?? [])].some((element) => {
    if (element.matches(CHOICES) || !isSeen(element)) return false
    const mark = element.getBoundingClientRect()
    const isAtIt =
      mark.left >= box.left - 2 && mark.right <= box.right + 2 && mark.bottom >= box.top && mark.top <= box.bottom + 2
    const colours = [element, '::before' as const].map((part) =>
      colourOf((typeof part === 'string' ? getComputedStyle(element, part) : getComputedStyle(part)).backgroundColor)
    )
    const ground = groundOf(parent)
    return isAtIt && colours.some((colour) => contrast(over(colour, ground), ground) >= LEAST)
  })
}

/** Returns the contrast between a selected and an unselected option: background, text or border. */
function difference(chosen: HTMLElement, other: HTMLElement): number {
  const [ground, otherGround] = [groundOf(chosen), groundOf(other)]
  const text = [chosen, other].map((choice) => over(colourOf(getComputedStyle(choice).color), groundOf(choice)))
  const [own = ground, otherColors = otherGround] = text
  const outside = groundOf(parentOf(chosen))
  const otherBorders = bordersOf(other)
  const borders = bordersOf(chosen)
    .filter((border, side) => border !== otherBorders[side])
    .map((border) => contrast(over(colourOf(border), outside), outside))
  return Math.max(contrast(ground, otherGround), contrast(own, otherColors), ...borders)
}

/** Reports options whose selection is hard to see. */
export function* chosenStates({ root }: Screen<HTMLElement>): Generator<string> {
  const choices = elementsIn(root).filter((choice) => choice.matches(CHOICES) && isSeen(pictureOf(choice)))
  for (const choice of choices.filter((each) => each.matches(CHOSEN))) {
    const chosen = pictureOf(choice)
    const beside = choices.find((each) => !each.matches(CHOSEN) && parentOf(pictureOf(each)) === parentOf(chosen))
    const other = beside && pictureOf(beside)
    if (!other || shapesIn(chosen) > shapesIn(other) || weightOf(chosen) - weightOf(other) >= BOLDER) continue
    const found = isMarkedBeside(chosen) ? LEAST : difference(chosen, other)
    if (found < LEAST) yield `${describe(chosen)} is told from ${describe(other)} by ${found.toFixed(2)}:1`
  }
}
