import { executeServerCommand, sendMouse } from '@web/test-runner-commands'
import type { Screen } from './stage.js'

export type Pointer = 'mouse' | 'finger'
export type Place = readonly [x: number, y: number]

/** Time of the press clock in ms. `undefined` uses the clock of the browser. */
let now: number | undefined

const PRESS_EVENTS = ['pointerdown', 'pointerup', 'click'] as const

function setTimeStamp(event: Event): void {
  if (now !== undefined) Object.defineProperty(event, 'timeStamp', { value: now })
}

/** Gives each test its own press clock. @returns a function that advances it */
export function usePressClock(): (milliseconds: number) => void {
  beforeEach(() => {
    now = 1000
    for (const type of PRESS_EVENTS) window.addEventListener(type, setTimeStamp, true)
  })
  afterEach(() => {
    for (const type of PRESS_EVENTS) window.removeEventListener(type, setTimeStamp, true)
    now = undefined
  })
  return (milliseconds) => (now = (now ?? 0) + milliseconds)
}

/** Returns the center of an element in whole pixels. */
export function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

const touch = (payload: { type: string; x?: number; y?: number }): Promise<unknown> =>
  executeServerCommand('touch', payload)

/** Emulates the pointer, because the layout may depend on it. */
export function usePointer(pointer: Pointer): void {
  if (pointer === 'mouse') return
  before(() => touch({ type: 'begin' }))
  after(() => touch({ type: 'end' }))
}

/** Starts a press with a real mouse or finger. */
export async function putDown(pointer: Pointer, [x, y]: Place): Promise<void> {
  if (pointer === 'finger') return void (await touch({ type: 'down', x, y }))
  await sendMouse({ type: 'move', position: [x, y] })
  await sendMouse({ type: 'down' })
}

export async function letGo(pointer: Pointer): Promise<void> {
  if (pointer === 'mouse') await sendMouse({ type: 'up' })
  else await touch({ type: 'up' })
}

export async function pressAt(pointer: Pointer, place: Place): Promise<void> {
  await putDown(pointer, place)
  await letGo(pointer)
}

/** Moves a screen so that the center of a part lies at a position of the page. */
export function putAt(screen: Screen<HTMLElement>, inside: Element, [x, y]: Place): void {
  const { style } = screen.element
  Object.assign(style, { position: 'relative', left: '0', top: '0' })
  const [left, top] = middleOf(inside)
  Object.assign(style, { left: `${x - left}px`, top: `${y - top}px` })
}
