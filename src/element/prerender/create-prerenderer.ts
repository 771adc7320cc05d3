import type { ReactElement } from 'react'
import { ELEMENT_MESSAGES } from '../../messages/messages.js'
import { adoptStyles, takesSheets } from '../../ui/style/styles.js'
import { composedAncestors } from '../custom-element/composed-ancestors.js'
import { nearestLocale } from '../custom-element/locale.js'
import { type Localization, localizationIn, messagesOf } from '../custom-element/localization.js'
import { removePrerendered, showPrerendered, isPrerendered } from '../custom-element/placeholder.js'
import { localeOption } from '../options/option.js'
import type { OptionTable, OptionValues } from '../options/option-table.js'
import { attributeNameOn } from '../options/attribute-names.js'
import { pageConfiguration } from '../session/configure.js'
import { nextPaint } from '../preload/next-paint.js'
import type { Follow } from '../preload/preload.js'
import { readOptionsFromDom } from '../preload/read-options-from-dom.js'
import { renderWithoutReact } from './render-without-react.js'
import { recordInput } from './input-recording.js'

/** What an element shows first, as far as that can be drawn before React is there. */
export interface Prerender<Look extends OptionTable = OptionTable> {
  /** The options with which it shows something else, beside those of every element. */
  readonly bailOutOptions: readonly string[]
  /** The options that it goes by. */
  readonly look: Look
  /** @returns nothing where there is nothing to draw of what was answered. */
  render(look: OptionValues<Look>, answers: readonly unknown[], localization: Localization): ReactElement | undefined
}

/** What makes texts, colours or devices others than what is drawn. */
const BAIL_OUT_OPTIONS = ['appearance', 'errorFilter', 'messages', 'showBack', 'theme', 'warningFilter']

const isGiven = (element: Element, option: string): boolean =>
  Reflect.get(element, option) !== undefined || attributeNameOn(element, option) !== undefined

/** Whether a host has made nothing of an element that the first drawing knows nothing of. */
const isPlain = (element: Element, without: readonly string[]): boolean =>
  takesSheets(element.ownerDocument) &&
  ![...BAIL_OUT_OPTIONS, ...without].some((option) => isGiven(element, option)) &&
  ![...composedAncestors(element)].some((around) => isGiven(around, 'appearance')) &&
  !Reflect.get(pageConfiguration().given, 'appearance')

async function localizationOf(element: Element): Promise<Localization> {
  const { locale } = readOptionsFromDom(element, { locale: localeOption() })
  const wanted = locale ?? nearestLocale(element)
  const messages = ELEMENT_MESSAGES.loaded(wanted) ?? (await ELEMENT_MESSAGES.load(wanted))
  return localizationIn({ wanted, isChosen: locale !== undefined, says: messagesOf(element), isLoaded: true, messages })
}

/** Everything that a first drawing goes by beside the answer, as a text. */
const basisOf = (element: Element, { bailOutOptions, look }: Prerender): string =>
  JSON.stringify([
    isPlain(element, bailOutOptions),
    readOptionsFromDom(element, { ...look, locale: localeOption() }),
    nearestLocale(element),
    messagesOf(element)
  ])

/**
 * Takes a drawing away before the next frame is seen when it is of another person, or of something else than what the host
 * wants by then: properties of what is not defined yet tell nobody that they were set.
 */
function removeWhenStale(element: Element, isTrue: () => boolean): void {
  if (!isPrerendered(element)) return
  if (element.isConnected && isTrue()) requestAnimationFrame(() => removeWhenStale(element, isTrue))
  else removePrerendered(element, true)
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
export function createPrerenderer(screen: Prerender): Follow {
  return async (element, answers, isStillAsked) => {
    const bodies = await bodiesOf(answers)
    if (!bodies || !isPlain(element, screen.bailOutOptions)) return
    const basis = basisOf(element, screen)
    const isTrue = (): boolean => isStillAsked() && basisOf(element, screen) === basis
    const localization = await localizationOf(element)
    // Meanwhile it may have come, gone, or been given something.
    if (isPrerendered(element) || customElements.get(element.localName) || !element.isConnected || !isTrue()) return
    const rendered = screen.render(readOptionsFromDom(element, screen.look), bodies, localization)
    if (!rendered) return
    const drawn = document.createDocumentFragment()
    renderWithoutReact(rendered, drawn)
    const [drawing] = drawn.children
    if (!(drawing instanceof HTMLElement)) return
    adoptStyles(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), { isRegistered: true })
    showPrerendered(element, recordInput(drawing, isTrue))
    requestAnimationFrame(() => removeWhenStale(element, isTrue))
    await nextPaint()
  }
}
