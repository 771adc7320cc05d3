import * as fc from 'fast-check'
import { attributeName } from '../../../src/core/session/session-options.js'
import { optionsOf } from '../../../src/element/custom-element/element-definition.js'
import type { LatchkeyElement } from '../../../src/element/root/latchkey-element.js'

const broken = (): never => {
  throw new Error('The host is broken.')
}

/** Valid and invalid option values by the name that a failure reports. */
const GIVEN: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  true: true,
  false: false,
  zero: 0,
  negative: -1,
  NaN,
  Infinity,
  huge: 1e308,
  bigint: 5n,
  symbol: Symbol('option'),
  'no text': '',
  blank: ' \t ',
  'the text true': 'true',
  'the text FALSE': 'FALSE',
  text: 'text',
  'a word of 10,000': 'x'.repeat(10_000),
  HTML: '<img src="x:" onerror="globalThis.ranScripts=1"><blink>Bold</blink>',
  'address that is a script': 'javascript:globalThis.ranScripts=1',
  'lone surrogate': '\uD83D',
  'control characters': 'a\u0000b\u202Ec\u2028',
  emoji: '👩‍👩‍👧‍👦',
  __proto__text: '__proto__',
  constructor: 'constructor',
  'id of a lock': 'device_front_door',
  'id of a thermostat': 'device_studio_thermostat',
  'id of a noise sensor': 'device_living_room_sensor',
  'id of a code': 'access_code_garage_2',
  'list of ids': 'device_front_door, device_garage,,device_front_door',
  'list in JSON': '["device_front_door"]',
  'list of no texts': '[1,true,{}]',
  'list that is not closed': '["device_front_door"',
  celsius: 'celsius',
  dark: 'dark',
  german: 'de',
  arabic: 'ar',
  'language that is none': 'not_a_language!',
  'appearance in JSON': '{"theme":"night","tokens":{"accent":"url(x)"}}',
  'theme alone': 'compact',
  'empty list': [],
  'list of ids as such': ['device_front_door'],
  'list of symbols': [Symbol('item')],
  'empty object': {},
  'object of no prototype': Object.create(null),
  'object that cannot be a text': { toString: broken, valueOf: broken, [Symbol.toPrimitive]: broken },
  'texts of another kind': { general: { back: 5 }, table: null },
  'function that throws': broken,
  'function that answers nothing': () => undefined,
  'function that answers oddly': () => Symbol('answer'),
  'function that answers NaN': () => NaN,
  'function that answers true': () => true,
  date: new Date(NaN),
  element: document.createElement('p')
}

/** Single action of a host on an element. */
export type Step =
  | { readonly to: 'set property' | 'set attribute'; readonly option: string; readonly given: string }
  | { readonly to: 'remove attribute'; readonly option: string }
  | { readonly to: 'take out and put back' | 'move' | 'wait a task' | 'refresh' | 'focus' }

/** Successive actions of a host on one element. */
export interface Sequence {
  readonly tag: string
  readonly steps: readonly Step[]
}

const elementClass = (tag: string): typeof LatchkeyElement => {
  const found: unknown = customElements.get(tag)
  if (typeof found !== 'function' || !('definition' in found)) throw new Error(`${tag} is not defined.`)
  return Object(found)
}

/** Returns the property names of the options of an element. */
export const optionNames = (tag: string): readonly string[] => Object.keys(optionsOf(elementClass(tag).definition))

const GIVEN_NAMES = Object.keys(GIVEN)

/** Names of the values that an attribute can hold. HTML converts all others to strings. */
const IN_ATTRIBUTES = GIVEN_NAMES.filter((name) => ['string', 'boolean', 'bigint'].includes(typeof GIVEN[name]))

const MOST_STEPS = 12

/** Generates sequences of steps for an element. */
export function sequencesOf(tag: string): fc.Arbitrary<Sequence> {
  const option = fc.constantFrom(...optionNames(tag))
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ to: fc.constant('set property'), option, given: fc.constantFrom(...GIVEN_NAMES) })
    },
    {
      weight: 3,
      arbitrary: fc.record({ to: fc.constant('set attribute'), option, given: fc.constantFrom(...IN_ATTRIBUTES) })
    },
    { weight: 2, arbitrary: fc.record({ to: fc.constant('remove attribute'), option }) },
    {
      weight: 3,
      arbitrary: fc.record({ to: fc.constantFrom('take out and put back', 'move', 'wait a task', 'refresh', 'focus') })
    }
  )
  return fc.record({ tag: fc.constant(tag), steps: fc.array(step, { minLength: 3, maxLength: MOST_STEPS }) })
}

/** Performs a step. Waits are performed by the caller. */
export function take(step: Step, element: HTMLElement): void {
  const { parentElement: parent } = element
  if (step.to === 'set property') Reflect.set(element, step.option, GIVEN[step.given])
  else if (step.to === 'set attribute') element.setAttribute(attributeName(step.option), String(GIVEN[step.given]))
  else if (step.to === 'remove attribute') element.removeAttribute(attributeName(step.option))
  else if (step.to === 'take out and put back') {
    element.remove()
    parent?.append(element)
  } else if (step.to === 'move') (parent?.closest('body > *') ? document.body : parent)?.append(element)
  else if (step.to === 'focus') element.focus()
  else if (step.to === 'refresh' && 'refresh' in element && typeof element.refresh === 'function')
    void element.refresh()
}
