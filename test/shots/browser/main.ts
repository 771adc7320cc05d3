import { accessibility } from './checks/accessibility.js'
import { chosenStates } from './checks/chosen-states.js'
import { controlEdges } from './checks/control-edges.js'
import { coveredText } from './checks/covered-text.js'
import { cutText } from './checks/cut-text.js'
import { hiddenByOptions } from './checks/hidden-by-options.js'
import { overflow } from './checks/overflow.js'
import { readingOrder } from './checks/reading-order.js'
import { unmarkedText } from './checks/unmarked-text.js'
import { markupOf } from './markup.js'
import {
  answered,
  arrange,
  clear,
  giveToken,
  hide,
  pass,
  rest,
  setFaults,
  shown,
  signOut,
  speak,
  saidBefore,
  told,
  turn,
  withRealTimers
} from './scene.js'

/** By name; each finds what is wrong with what stands there, in words. */
const CHECKS = {
  overflow,
  'cut text': cutText,
  'covered text': coveredText,
  'reading order': readingOrder,
  axe: accessibility,
  'control edges': controlEdges,
  'chosen states': chosenStates
}

/** What the checks find, but for those of these names. */
async function check(without: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  await withRealTimers(async () => {
    for (const [name, find] of Object.entries(CHECKS).filter(([name]) => !without.includes(name))) {
      for (const finding of await find(shown())) found.push(`${name}: ${finding}`)
    }
  })
  return [...new Set(found)]
}

/** What is not from the messages, while each of those stands between marks. */
const checkMarks = (): string[] => [...new Set(unmarkedText(shown(), told(), saidBefore()))]

/** What an option hides and is still told, while all of those are set. */
const checkHidden = (): string[] => [...new Set(hiddenByOptions(shown(), answered()))]

/** Where it is in the page, with everything that is open. */
function frame(): { x: number; y: number; width: number; height: number } {
  const { element, root } = shown()
  const open = [...root.querySelectorAll(':popover-open, :modal')]
  const boxes = [element, ...open].map((part) => part.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left)) + scrollX
  const top = Math.min(...boxes.map((box) => box.top)) + scrollY
  const right = Math.max(...boxes.map((box) => box.right)) + scrollX
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The element, by its tag, and the names of the parts in it. */
function parts(): { tag: string; names: string[] } {
  const { element, root } = shown()
  return { tag: element.localName, names: [...root.querySelectorAll('[part]')].flatMap((part) => [...part.part]) }
}

/** What axe sees of the element. */
const markup = (): string[] => markupOf(shown())

/** What moves the page from outside. */
export const scene = {
  arrange,
  clear,
  pass,
  rest,
  setFaults,
  giveToken,
  signOut,
  turn,
  speak,
  hide,
  check,
  checkMarks,
  checkHidden,
  frame,
  markup,
  parts
}

Object.assign(globalThis, { scene })
