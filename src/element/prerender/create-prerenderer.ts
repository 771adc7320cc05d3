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

/** First screen of an element that can be drawn without React. */
export interface Prerender<Look extends OptionTable = OptionTable> {
  /** Additional options with which the element shows something else. */
  readonly bailOutOptions: readonly string[]
  /** Options that the drawing depends on. */
  readonly look: Look
  /** @returns `undefined` if the response can't be drawn */
  render(look: OptionValues<Look>, answers: readonly unknown[], localization: Localization): ReactElement | undefined
}

/** Options that change texts, colors or devices. */
const BAIL_OUT_OPTIONS = ['appearance', 'errorFilter', 'messages', 'showBack', 'theme', 'warningFilter']

const isGiven = (element: Element, option: string): boolean =>
  Reflect.get(element, option) !== undefined || attributeNameOn(element, option) !== undefined

/** Returns `true` if an element has no options the drawing doesn't support. */
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

/** Serializes everything the drawing depends on, except the response. */
const basisOf = (element: Element, { bailOutOptions, look }: Prerender): string =>
  JSON.stringify([
    isPlain(element, bailOutOptions),
    readOptionsFromDom(element, { ...look, locale: localeOption() }),
    nearestLocale(element),
    messagesOf(element)
  ])

/**
 * Removes the prerendered screen as soon as its inputs change. Polled every frame, because property writes on an
 * element that is not upgraded yet cannot be observed.
 */
function removeWhenStale(element: Element, isTrue: () => boolean): void {
  if (!isPrerendered(element)) return
  if (element.isConnected && isTrue()) requestAnimationFrame(() => removeWhenStale(element, isTrue))
  else removePrerendered(element, true)
}

/** Returns the response bodies, or `undefined` if one is not usable. */
async function bodiesOf(answers: readonly Promise<Response>[]): Promise<readonly unknown[] | undefined> {
  const responses = await Promise.all(answers)
  return responses.every(({ ok }) => ok) ? Promise.all(responses.map((response) => response.json())) : undefined
}

/**
 * Creates a function that draws the first screen of an undefined element when the platform has responded.
 *
 * @returns resolves after the paint
 */
export function createPrerenderer(screen: Prerender): Follow {
  return async (element, answers, isStillAsked) => {
    const bodies = await bodiesOf(answers)
    if (!bodies || !isPlain(element, screen.bailOutOptions)) return
    const basis = basisOf(element, screen)
    const isTrue = (): boolean => isStillAsked() && basisOf(element, screen) === basis
    const localization = await localizationOf(element)
    // The element may have been defined, removed or changed meanwhile.
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
