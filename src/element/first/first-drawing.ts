import type { ReactElement } from 'react'
import { ELEMENT_MESSAGES } from '../../messages/messages.js'
import { adoptStyles, takesSheets } from '../../ui/style/styles.js'
import { elementsAround } from '../custom-element/around.js'
import { nearestLocale } from '../custom-element/locale.js'
import { type Localization, localizationIn, saidBy } from '../custom-element/localization.js'
import { dropDrawing, holdDrawing, isDrawnFirst } from '../custom-element/place-holder.js'
import { localeOption } from '../options/option.js'
import type { OptionTable, OptionValues } from '../options/option-table.js'
import { spellingIn } from '../options/spellings.js'
import { pageConfiguration } from '../session/configure.js'
import { nextPaint } from '../start/next-paint.js'
import type { Follow } from '../start/first-calls.js'
import { readEarly } from '../start/read-early.js'
import { draw } from './draw.js'
import { recordInput } from './input-recording.js'

/** What an element shows first, as far as that can be drawn before React is there. */
export interface FirstScreen<Look extends OptionTable = OptionTable> {
  /** The options with which it shows something else, beside those of every element. */
  readonly without: readonly string[]
  /** The options that it goes by. */
  readonly look: Look
  /** @returns nothing where there is nothing to draw of what was answered. */
  render(look: OptionValues<Look>, answers: readonly unknown[], localization: Localization): ReactElement | undefined
}

/** What makes texts, colours or devices others than what is drawn. */
const WITHOUT = ['appearance', 'errorFilter', 'messages', 'showBack', 'theme', 'warningFilter']

const isGiven = (element: Element, option: string): boolean =>
  Reflect.get(element, option) !== undefined || spellingIn(element, option) !== undefined

/** Whether a host has made nothing of an element that the first drawing knows nothing of. */
const isPlain = (element: Element, without: readonly string[]): boolean =>
  takesSheets(element.ownerDocument) &&
  ![...WITHOUT, ...without].some((option) => isGiven(element, option)) &&
  ![...elementsAround(element)].some((around) => isGiven(around, 'appearance')) &&
  !Reflect.get(pageConfiguration().given, 'appearance')

async function localizationOf(element: Element): Promise<Localization> {
  const { locale } = readEarly(element, { locale: localeOption() })
  const wanted = locale ?? nearestLocale(element)
  const messages = ELEMENT_MESSAGES.loaded(wanted) ?? (await ELEMENT_MESSAGES.load(wanted))
  return localizationIn({ wanted, isChosen: locale !== undefined, says: saidBy(element), isLoaded: true, messages })
}

/** Everything that a first drawing goes by beside the answer, as a text. */
const basisOf = (element: Element, { without, look }: FirstScreen): string =>
  JSON.stringify([
    isPlain(element, without),
    readEarly(element, { ...look, locale: localeOption() }),
    nearestLocale(element),
    saidBy(element)
  ])

/**
 * Takes a drawing away before the next frame is seen when it is of another person, or of something else than what the host
 * wants by then: properties of what is not defined yet tell nobody that they were set.
 */
function keepTrue(element: Element, isTrue: () => boolean): void {
  if (!isDrawnFirst(element)) return
  if (element.isConnected && isTrue()) requestAnimationFrame(() => keepTrue(element, isTrue))
  else dropDrawing(element)
}

/** What was answered; nothing where one of it is no answer. */
async function bodiesOf(answers: readonly Promise<Response>[]): Promise<readonly unknown[] | undefined> {
  const responses = await Promise.all(answers)
  return responses.every(({ ok }) => ok) ? Promise.all(responses.map((response) => response.json())) : undefined
}

/**
 * What draws the first screen of an element that is not defined yet, once the platform has answered, where it is one that
 * can be drawn before React is there.
 *
 * @returns what resolves when it is seen.
 */
export function drawsFirst(screen: FirstScreen): Follow {
  return async (element, answers, isStillAsked) => {
    const bodies = await bodiesOf(answers)
    if (!bodies || !isPlain(element, screen.without)) return
    const basis = basisOf(element, screen)
    const isTrue = (): boolean => isStillAsked() && basisOf(element, screen) === basis
    const localization = await localizationOf(element)
    // Meanwhile it may have come, gone, or been given something.
    if (isDrawnFirst(element) || customElements.get(element.localName) || !element.isConnected || !isTrue()) return
    const rendered = screen.render(readEarly(element, screen.look), bodies, localization)
    if (!rendered) return
    const drawn = document.createDocumentFragment()
    draw(rendered, drawn)
    const [drawing] = drawn.children
    if (!(drawing instanceof HTMLElement)) return
    adoptStyles(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), { isRegistered: true })
    holdDrawing(element, recordInput(drawing, isTrue))
    requestAnimationFrame(() => keepTrue(element, isTrue))
    await nextPaint()
  }
}
