import type { ReactElement } from 'react'
import { ELEMENT_MESSAGES } from '../../messages/messages.js'
import { adoptStyles, canAdoptSheets, prepareStyles } from '../../ui/style/styles.js'
import { composedAncestors } from '../dom/composed-ancestors.js'
import { nearestLocale } from '../dom/locale.js'
import { type Localization, localizationIn, messagesOf } from '../custom-element/localization.js'
import { removePrerendered, showPrerendered, isPrerendered } from './placeholder.js'
import { firstScreenOptions } from '../options/first-screen-options.js'
import type { DrawnValues, OptionTable } from '../options/option-table.js'
import { attributeNameOn } from '../options/attribute-names.js'
import { pageConfiguration } from '../session/configure.js'
import type { Follow, PreloadCall } from '../preload/preload.js'
import { readOptionsFromDom } from '../preload/read-options-from-dom.js'
import { createRowOpener } from './create-row-opener.js'
import { type DrawingBasis, recordInput } from './input-recording.js'
import type { PreloadedAnswer } from './read-answer.js'
import { renderWithoutReact } from './render-without-react.js'
import { updateDrawing } from './update-drawing.js'
import { nextPaint } from '../dom/next-task.js'

/** Shared options that are not drawn, derived from their tables by the build. */
declare const UNDRAWN_OPTIONS: readonly string[]

/** Renders without React. Returns `undefined` if the responses have nothing that can be drawn. */
type Render<Options extends OptionTable> = (
  props: DrawnValues<Options & typeof firstScreenOptions>,
  answers: readonly PreloadedAnswer[],
  localization: Localization
) => ReactElement | undefined

interface PressedRow<Options extends OptionTable> {
  /** The id of its resource. */
  readonly id: string
  readonly answers: readonly PreloadedAnswer[]
  readonly props: DrawnValues<Options & typeof firstScreenOptions>
  /** Width of the element, in px. */
  readonly width: number
  preload(call: PreloadCall): void
}

/** Screen that a row of a prerendered list opens. */
interface RowScreen<Options extends OptionTable> {
  /** `true` if the screen is drawn next to the list, not in its place. */
  readonly isAside: boolean
  /** Loads the code that renders the screen. Called when the press is answered, because it evaluates React. */
  preloadRendering(): void
  /** Renders the known parts of the screen, with the list if that stays. The last answer is the one that was preloaded. */
  readonly render: Render<Options>
}

/** First screen of an element that can be drawn without React. */
export interface Prerender<Options extends OptionTable = OptionTable> {
  /** Options of the element itself. An option that is not `drawn` skips prerendering. */
  readonly options: Options
  readonly render: Render<Options>
  /** Returns the event of a pressed row, which is dispatched at the press. The host can cancel it. */
  eventOf?(id: string, answers: readonly PreloadedAnswer[]): Event | undefined
  /**
   * Loads the screen that a row opens, and its data. Called when the row is pressed.
   *
   * @returns `undefined` if the screen can't be drawn
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

/** Returns `true` if every provided option of an element is drawn. */
const isPlain = (element: Element, options: OptionTable): boolean =>
  canAdoptSheets(element.ownerDocument) &&
  [...UNDRAWN_OPTIONS, ...Object.keys(options)].every(
    (name) => options[name]?.drawn || provided(element, name) === undefined
  ) &&
  [...composedAncestors(element)].every((ancestor) => provided(ancestor, 'appearance') === undefined) &&
  !Reflect.get(pageConfiguration().given, 'appearance')

async function localizationOf(element: Element): Promise<Localization> {
  const { locale } = readOptionsFromDom(element, firstScreenOptions)
  const wanted = locale ?? nearestLocale(element)
  const messages = ELEMENT_MESSAGES.loaded(wanted) ?? (await ELEMENT_MESSAGES.load(wanted))
  return localizationIn({
    wanted,
    isChosen: locale !== undefined,
    ownAttribute: messagesOf(element),
    isLoaded: true,
    messages
  })
}

/** Serializes everything the drawing depends on, except the response. */
const basisOf = (element: Element, options: OptionTable): string =>
  JSON.stringify([
    isPlain(element, options),
    Object.entries(options).map(([name, { hasAttribute }]) => hasAttribute && provided(element, name)),
    nearestLocale(element),
    messagesOf(element)
  ])

/** Returns the response bodies, or `undefined` if one is not usable. */
async function bodiesOf(answers: readonly Promise<Response>[]): Promise<readonly unknown[] | undefined> {
  const responses = await Promise.all(answers)
  return responses.every(({ ok }) => ok) ? Promise.all(responses.map((response) => response.json())) : undefined
}

/** Returns what an element without hooks draws, or `undefined` if that is nothing. */
function drawingOf(rendered: ReactElement | undefined): HTMLElement | undefined {
  const drawn = document.createDocumentFragment()
  renderWithoutReact(rendered, drawn)
  const [drawing] = drawn.children
  return drawing instanceof HTMLElement ? drawing : undefined
}

/**
 * Draws the first screen of an element that is not defined yet, once the platform has responded, if the screen can be
 * drawn before React. Before each frame the drawing is compared with what it was made from, since properties of an
 * undefined element cannot be observed: it is removed if the user or an option differs, and follows what other elements of
 * the session show.
 *
 * @returns what resolves when the drawing is visible.
 */
export function createPrerenderer(screen: Prerender): Follow {
  const options = { ...firstScreenOptions, ...screen.options }
  return async (element, answers, isStillRequested, shown, preload) => {
    // The texts are loaded meanwhile. They are loaded again before they are drawn.
    localizationOf(element).catch(() => {})
    prepareStyles(element.ownerDocument)
    const bodies = await bodiesOf(answers)
    if (!bodies || !isPlain(element, options)) return
    let initial = basisOf(element, options)
    const basis: DrawingBasis = {
      isCurrent: () => isStillRequested() && basisOf(element, options) === initial,
      update: () => void (initial = basisOf(element, options))
    }
    const localization = await localizationOf(element)
    // Meanwhile it may have been defined, removed or changed.
    if (isPrerendered(element) || customElements.get(element.localName) || !element.isConnected || !basis.isCurrent())
      return
    const props = readOptionsFromDom(element, options)
    let drawnFrom = shown()
    const answersOf = (list: readonly unknown[]): readonly PreloadedAnswer[] =>
      list.map((body) => ({ body, shown: drawnFrom }))
    const draw = (): HTMLElement | undefined => drawingOf(screen.render(props, answersOf(bodies), localization))
    const drawing = draw()
    if (!drawing) return
    const recording = recordInput(drawing, basis)
    const rows = createRowOpener(recording, {
      element,
      backLabel: localization.messages.general.back,
      drawList: draw,
      eventOf: (id) => screen.eventOf?.(id, answersOf(bodies)),
      async load(id) {
        const row = await screen.loadRow?.({
          id,
          answers: answersOf(bodies),
          props,
          width: element.clientWidth,
          preload: (call) => rows.addAnswer(id, preload(call))
        })
        return (
          row && {
            ...row,
            draw: (body) => drawingOf(row.render(props, answersOf([...bodies, body]), localization))
          }
        )
      }
    })
    const redraw = (): HTMLElement | undefined => {
      if (!element.isConnected || !basis.isCurrent()) return undefined
      const tables = shown()
      if (tables === drawnFrom) return drawing
      drawnFrom = tables
      const next = rows.redraw()
      if (next) updateDrawing(drawing, next)
      return next
    }
    const keepCurrent = (): void => {
      if (isPrerendered(element) && redraw()) return void requestAnimationFrame(keepCurrent)
      removePrerendered(element, !basis.isCurrent())
    }
    adoptStyles(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), { isRegistered: true })
    showPrerendered(element, recording)
    requestAnimationFrame(keepCurrent)
    await nextPaint()
    // The evaluation of React takes long on a phone and would delay the answer.
    await rows.answered
  }
}
