import type { ReactElement } from 'react'
import type { PreloadCall } from '../../client/preload-cache.js'
import { ELEMENT_MESSAGES } from '../../messages/messages.js'
import { adoptStyles, canAdoptSheets, prepareStyles } from '../../ui/style/styles.js'
import { type Localization, localizationIn, ownLanguageAttribute } from '../custom-element/localization.js'
import { composedAncestors } from '../dom/composed-ancestors.js'
import { nearestLocale } from '../dom/locale.js'
import { nextPaint } from '../dom/next-task.js'
import { attributeNameOn } from '../options/attribute-names.js'
import { firstScreenOptions } from '../options/first-screen-options.js'
import type { OptionTable, PrerenderedValues } from '../options/option-table.js'
import type { Follow } from '../preload/preload.js'
import { readOptionsFromDom } from '../preload/read-options-from-dom.js'
import { pageConfiguration } from '../session/configure.js'
import { createRowOpener } from './create-row-opener.js'
import { type PrerenderBasis, recordInput } from './input-recording.js'
import { isPrerendered, placeholderOf, removePrerendered, showPrerendered } from './placeholder.js'
import type { PreloadedResponse } from './read-response.js'
import { renderWithoutReact } from './render-without-react.js'
import { updatePrerendered } from './update-prerendered.js'

/** Shared options that are not rendered, derived from their tables by the build. */
declare const BAIL_OUT_OPTIONS: readonly string[]

/** Renders without React. Returns `undefined` if the responses have nothing that can be rendered. */
type Render<Options extends OptionTable> = (
  props: PrerenderedValues<Options & typeof firstScreenOptions>,
  responses: readonly PreloadedResponse[],
  localization: Localization
) => ReactElement | undefined

interface PressedRow<Options extends OptionTable> {
  /** The id of its resource. */
  readonly id: string
  readonly responses: readonly PreloadedResponse[]
  readonly props: PrerenderedValues<Options & typeof firstScreenOptions>
  /** Width of the element, in px. */
  readonly width: number
  preload(call: PreloadCall): void
}

/** Screen that a row of a prerendered list opens. */
interface RowScreen<Options extends OptionTable> {
  /** `true` if the screen is rendered next to the list, not in its place. */
  readonly isAside: boolean
  /** Loads the code that renders the screen. Called when the press is answered, because it evaluates React. */
  preloadRendering(): void
  /** Renders the known parts of the screen, with the list if that stays. The last response is the one that was preloaded. */
  readonly render: Render<Options>
}

/** First screen of an element that can be rendered without React. */
export interface Prerender<Options extends OptionTable = OptionTable> {
  /** Options of the element itself. An option that is not `prerendered` skips prerendering. */
  readonly options: Options
  /** Style sheet for this element only, with rules for its host. */
  readonly hostStyles?: string
  readonly render: Render<Options>
  /** Returns the event of a pressed row, which is dispatched at the press. The host can cancel it. */
  eventOf?(id: string, responses: readonly PreloadedResponse[]): Event | undefined
  /**
   * Loads the screen that a row opens, and its data. Called when the row is pressed.
   *
   * @returns `undefined` if the screen can't be rendered
   */
  loadRow?(pressed: PressedRow<Options>): Promise<RowScreen<Options> | undefined>
}

/** Returns the property or attribute of an element that is not defined yet, without parsing it. */
function provided(element: Element, option: string): unknown {
  const property: unknown = Reflect.get(element, option)
  if (property !== undefined) return property
  const attribute = attributeNameOn(element, option)
  return attribute === undefined ? undefined : element.getAttribute(attribute)
}

/** Returns `true` if every provided option of an element is rendered. */
const isPlain = (element: Element, options: OptionTable): boolean =>
  canAdoptSheets(element.ownerDocument) &&
  [...BAIL_OUT_OPTIONS, ...Object.keys(options)].every(
    (name) => options[name]?.prerendered || provided(element, name) === undefined
  ) &&
  [...composedAncestors(element)].every((ancestor) => provided(ancestor, 'appearance') === undefined) &&
  !pageConfiguration().provided.appearance

async function localizationOf(element: Element): Promise<Localization> {
  const { locale } = readOptionsFromDom(element, firstScreenOptions)
  const wanted = locale ?? nearestLocale(element)
  const messages = ELEMENT_MESSAGES.loaded(wanted) ?? (await ELEMENT_MESSAGES.load(wanted))
  return localizationIn({
    wanted,
    isChosen: locale !== undefined,
    ownAttribute: ownLanguageAttribute(element),
    isLoaded: true,
    messages
  })
}

/** Serializes everything the prerendered screen depends on, except the response. */
const basisOf = (element: Element, options: OptionTable): string =>
  JSON.stringify([
    isPlain(element, options),
    Object.entries(options).map(([name, { hasAttribute }]) => hasAttribute && provided(element, name)),
    nearestLocale(element),
    ownLanguageAttribute(element)
  ])

/** Returns the response bodies, or `undefined` if one is not usable. */
async function bodiesOf(responses: readonly Promise<Response>[]): Promise<readonly unknown[] | undefined> {
  const received = await Promise.all(responses)
  return received.every(({ ok }) => ok) ? Promise.all(received.map((response) => response.json())) : undefined
}

/** Returns what an element without hooks renders, or `undefined` if that is nothing. */
function prerenderedOf(rendered: ReactElement | undefined): HTMLElement | undefined {
  const fragment = document.createDocumentFragment()
  renderWithoutReact(rendered, fragment)
  const [prerendered] = fragment.children
  return prerendered instanceof HTMLElement ? prerendered : undefined
}

/**
 * Renders the first screen of an element that is not rendered yet, once the platform has responded, if the screen can be
 * rendered before React. Before each frame the prerendered screen is compared with what it was made from, since
 * properties of an undefined element cannot be observed: it is removed if the user or an option differs, and follows what
 * other elements of the session show.
 *
 * @returns what resolves when the prerendered screen is visible.
 */
export function createPrerenderer(screen: Prerender): Follow {
  const options = { ...firstScreenOptions, ...screen.options }
  return async (element, responses, isStillRequested, shown, preload) => {
    // The texts are loaded meanwhile. They are loaded again before they are rendered.
    localizationOf(element).catch(() => {})
    prepareStyles(element.ownerDocument)
    const bodies = await bodiesOf(responses)
    if (!bodies || !isPlain(element, options)) return
    let initial = basisOf(element, options)
    const basis: PrerenderBasis = {
      isCurrent: () => isStillRequested() && basisOf(element, options) === initial,
      update: () => void (initial = basisOf(element, options))
    }
    const localization = await localizationOf(element)
    // Meanwhile it may have been rendered, removed or changed. Until it is rendered, an element has a placeholder.
    const isRendered = customElements.get(element.localName) !== undefined && !placeholderOf(element)
    if (isPrerendered(element) || isRendered || !element.isConnected || !basis.isCurrent()) return
    const props = readOptionsFromDom(element, options)
    let renderedFrom = shown()
    const responsesOf = (list: readonly unknown[]): readonly PreloadedResponse[] =>
      list.map((body) => ({ body, shown: renderedFrom }))
    const prerender = (): HTMLElement | undefined =>
      prerenderedOf(screen.render(props, responsesOf(bodies), localization))
    const prerendered = prerender()
    if (!prerendered) return
    const recording = recordInput(prerendered, basis)
    const rows = createRowOpener(recording, {
      element,
      backLabel: localization.messages.general.back,
      prerenderList: prerender,
      eventOf: (id) => screen.eventOf?.(id, responsesOf(bodies)),
      async load(id) {
        const row = await screen.loadRow?.({
          id,
          responses: responsesOf(bodies),
          props,
          width: element.clientWidth,
          preload: (call) => rows.addResponse(id, preload(call))
        })
        return (
          row && {
            ...row,
            prerender: (body) => prerenderedOf(row.render(props, responsesOf([...bodies, body]), localization))
          }
        )
      }
    })
    const prerenderAgain = (): HTMLElement | undefined => {
      if (!element.isConnected || !basis.isCurrent()) return undefined
      const tables = shown()
      if (tables === renderedFrom) return prerendered
      renderedFrom = tables
      const next = rows.prerenderAgain()
      if (next) updatePrerendered(prerendered, next)
      return next
    }
    const keepCurrent = (): void => {
      if (isPrerendered(element) && prerenderAgain()) return void requestAnimationFrame(keepCurrent)
      removePrerendered(element, !basis.isCurrent())
    }
    adoptStyles(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), {
      isRegistered: true,
      own: screen.hostStyles
    })
    showPrerendered(element, recording)
    requestAnimationFrame(keepCurrent)
    await nextPaint()
    // The evaluation of React takes long on a phone and would delay the answer.
    await rows.settled
  }
}
