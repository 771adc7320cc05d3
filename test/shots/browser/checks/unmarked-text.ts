import type { Screen } from '../../../features/support/stage.js'
import { textsIn } from '../languages.js'
import { describe } from './describe.js'
import { elementsIn } from './seen.js'

const ATTRIBUTES = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title']

/** Possible end of an earlier error message that is still shown. */
const REQUEST = / \(Request \S+\)$/
const ZONES = Intl.supportedValuesOf('timeZone')

/** Removes everything except letters and digits. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns the parts of a text outside of the marks. */
function piecesOutside(text: string): string[] {
  let rest = text
  for (let previous = ''; previous !== rest; ) {
    previous = rest
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '\n')
  }
  return rest.split(/\n| · | • |, /)
}

/** Yields all constant messages, which an element may still show from an earlier language. */
function* constants(texts: object): Generator<string> {
  for (const text of Object.values(texts)) {
    if (typeof text === 'string') yield text
    else if (typeof text === 'object') yield* constants(text)
  }
}

/**
 * Reports text that is not from the messages. All messages are shown between ⟦ and ⟧, so the remaining text in Latin
 * letters and digits has to be data.
 *
 * User input is not checked.
 *
 * @param sent texts from the platform and the host
 * @param previous texts from an earlier language that are still shown
 */
export function* unmarkedText(
  { root }: Screen<HTMLElement>,
  sent: readonly string[],
  previous: ReadonlySet<string>
): Generator<string> {
  const said = new Set([...constants(textsIn('en')), ...previous])
  const typed = [...root.querySelectorAll('input')].map(({ value }) => value)
  const data = [...sent, ...typed, ...ZONES].map(plain).join('\n')
  const isSent = (piece: string): boolean => {
    const words = piece.split(' ').map(plain)
    // A manufacturer and a model can be in one line.
    return words.some((_, at) => [words.slice(0, at), words.slice(at)].every((part) => data.includes(part.join(''))))
  }
  const isOurs = (text: string): boolean =>
    !said.has(text) &&
    piecesOutside(text.replace(REQUEST, '')).some((piece) => /[a-z]{2}|\d/i.test(piece) && !isSent(piece))
  for (const element of elementsIn(root)) {
    for (const node of element.childNodes) {
      if (node instanceof Text && isOurs(node.data)) yield `"${node.data}" in ${describe(element)}`
    }
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name) ?? ''
      if (isOurs(value)) yield `${name}="${value}" of ${describe(element)}`
    }
  }
}
