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
  arrange,
  clear,
  giveToken,
  hide,
  pass,
  readReports,
  responded,
  rest,
  saidBefore,
  setFaults,
  shown,
  signOut,
  speak,
  turn,
  withRealTimers
} from './scene.js'

/** Checks by name. Each returns its findings as text. */
const CHECKS = {
  overflow,
  'cut text': cutText,
  'covered text': coveredText,
  'reading order': readingOrder,
  axe: accessibility,
  'control edges': controlEdges,
  'chosen states': chosenStates
}

/** Runs all checks except the given ones. */
async function check(without: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  await withRealTimers(async () => {
    for (const [name, find] of Object.entries(CHECKS).filter(([name]) => !without.includes(name))) {
      for (const finding of await find(shown())) found.push(`${name}: ${finding}`)
    }
  })
  return [...new Set(found)]
}

/** Reports text that is not from the messages, while all messages are marked. */
const checkMarks = (): string[] => [...new Set(unmarkedText(shown(), readReports(), saidBefore()))]

/** Reports content that should be hidden, while all hiding options are set. */
const checkHidden = (): string[] => [...new Set(hiddenByOptions(shown(), responded()))]

/** Returns the box of the element and everything that it has opened. */
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

/** Returns the tag of the element and the names of its parts. */
function parts(): { tag: string; names: string[] } {
  const { element, root } = shown()
  return { tag: element.localName, names: [...root.querySelectorAll('[part]')].flatMap((part) => [...part.part]) }
}

/** Returns the markup of the element that is relevant to axe. */
const markup = (): string[] => markupOf(shown())

/** Interface for the program that controls the page. */
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
