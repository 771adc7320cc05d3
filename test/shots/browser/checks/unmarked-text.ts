import type { Screen } from '../../../features/support/stage.js'
import { textsIn } from '../languages.js'
import { describe } from './describe.js'
import { elementsIn } from './seen.js'

const ATTRIBUTES = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title']

/** What an error that is still shown from before may end with. */
const REQUEST = / \(Request \S+\)$/
const ZONES = Intl.supportedValuesOf('timeZone')

/** A text without what only stands between its words. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The pieces of a text that are between no marks. */
function piecesOutside(text: string): string[] {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '\n')
  }
  return rest.split(/\n| · | • |, /)
}

/** The texts of the messages, which an element that speaks otherwise may still show from before. */
function* constants(texts: object): Generator<string> {
  for (const text of Object.values(texts)) {
    if (typeof text === 'string') yield text
    else if (typeof text === 'object') yield* constants(text)
  }
}

/**
 * Texts that are not from the messages: in what is shown while each of those stands between ⟦ and ⟧, words in our letters
 * and our digits that nobody sent.
 *
 * What has been typed is nobody's text but the person's.
 *
 * @param sent what the platform and the host told.
 * @param before what was told in other words, and is still there.
 */
export function* unmarkedText(
  { root }: Screen<HTMLElement>,
  sent: readonly string[],
  before: ReadonlySet<string>
): Generator<string> {
  const said = new Set([...constants(textsIn('en')), ...before])
  const typed = [...root.querySelectorAll('input')].map(({ value }) => value)
  const data = [...sent, ...typed, ...ZONES].map(plain).join('\n')
  const isSent = (piece: string): boolean => {
    const words = piece.split(' ').map(plain)
    // A maker and a model may stand in one line.
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
