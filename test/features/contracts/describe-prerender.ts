import { optionsOf } from '../../../src/element/custom-element/element-definition.js'
import { behaviourOptions } from '../../../src/element/options/behaviour-options.js'
import { pageOptions } from '../../../src/element/options/page-options.js'
import { sessionOptions } from '../../../src/element/options/session-options.js'
import type { Follow } from '../../../src/element/preload/preload.js'
import { definitionOf } from '../../definition-of.js'
import { type PlatformOptions, startPlatform, type TestPlatform } from '../../platform.js'
import {
  expectSameLines,
  firstResponses,
  languageOf,
  placesIn,
  preloadNothing,
  prerenderedOf,
  removeLater,
  undefinedElement,
  useUndefinedElements
} from '../support/prerendered-screen.js'
import type { Device } from '../support/sent.js'
import { setup, until } from '../support/setup.js'

interface Case extends Pick<PlatformOptions, 'edit' | 'size' | 'faults'> {
  /** Properties of the element, in addition to those of the row. */
  readonly properties?: { readonly deviceId?: string; readonly [name: string]: unknown }
  readonly attributes?: Readonly<Record<string, string>>
}

/** Parameters of an element with a first screen. */
export interface PrerenderRow {
  readonly tag: 'x-access-code-table' | 'x-attention' | 'x-device-table' | 'x-lock-details' | 'x-noise-sensor-details'
  readonly prerenderScreen: Follow
  readonly deviceId?: string
  /** Selects the parts that are prerendered. */
  readonly parts: string
  /** Selects content that loads later. Also ignores IDs, since React counts those of that content. */
  readonly later?: string
  /** Attributes with texts that load later. */
  readonly laterAttributes?: readonly string[]
  /** Selects the parts that must not move. */
  readonly places: string
  /** Selects the controls that are inert until React takes over. */
  readonly inert?: string
  /** Paths of requests for content that loads later. */
  readonly holds?: readonly string[]
  /** Returns `true` once React has drawn everything. @default its state is `ready` */
  isRendered?(element: Element): boolean
  /** Cases in which both drawings are the same. */
  readonly same: Readonly<Record<string, Case>>
  /** Returns `true` for devices of the sandbox whose screens are compared as well. */
  readonly every?: (device: Device) => boolean
  /** Cases that are left to React. */
  readonly left: Readonly<Record<string, Case>>
}

/** Languages of different scripts, directions, plural forms and spacing. The texts themselves are the same with and without React. */
const LOCALES = ['en', 'de-AT', 'fr', 'sv-SE', 'pl', 'ar', 'he', 'ja']

/** Values of the drawn options that every element has. They are no text, and change no text. */
const SHARED = Object.fromEntries(
  Object.entries({ ...pageOptions, ...behaviourOptions })
    .filter(([name, { prerendered }]) => prerendered && name !== 'locale')
    .map(([name, { hasAttribute }]) => [name, hasAttribute ? true : () => ''])
)

/** Returns an edit that sets properties of each device. */
export const having =
  (properties: object) =>
  (device: Device): unknown =>
    Object.assign(device.properties ?? {}, properties)

/** Returns `true` for a device that is online and has no issues. */
export const isSound = ({ errors, warnings, properties }: Device): boolean =>
  properties?.online === true && !errors?.length && !warnings?.length

/** Tests what every first screen promises: it looks like the one of React, so that nothing moves, or is left to React. */
export function describePrerender(name: string, row: PrerenderRow): void {
  const { tag, prerenderScreen, deviceId, parts, later, laterAttributes = [], places, inert, holds = [] } = row
  const { same, every, left } = row
  const { isRendered = (element) => element.matches(':state(ready)') } = row

  const start = ({ properties: _own, attributes: _set, ...options }: Case) => startPlatform({ ...options })
  const propertiesOf = ({ properties }: Case) => ({ ...(deviceId && { deviceId }), ...properties })

  async function prerenderPlain(given: Case, platform: TestPlatform, asked = given): Promise<Element> {
    const responses = firstResponses(platform, tag, undefinedElement(propertiesOf(asked), asked.attributes))
    const plain = undefinedElement(propertiesOf(given), given.attributes)
    await prerenderScreen(
      plain,
      responses,
      () => true,
      () => undefined,
      preloadNothing
    )
    return plain
  }
  /** Draws the element with and without React. */
  async function prerenderBoth(given: Case) {
    const platform = await start(given)
    for (const path of holds) platform.hold(path)
    const { element } = await setup(tag, { platform, ...propertiesOf(given) })
    for (const [attribute, value] of Object.entries(given.attributes ?? {})) element.setAttribute(attribute, value)
    const plain = await prerenderPlain(given, platform)
    await until(() => isRendered(element) && languageOf(element) === languageOf(plain))
    return { element, plain }
  }
  function linesIn(element: Element): string[] {
    const root = element.shadowRoot
    const frames = [...(root?.querySelectorAll('.codes, .table') ?? [])].map(({ className }) => className)
    // React sets selected options only as properties.
    const chosen = [...(root?.querySelectorAll('select') ?? [])].map(({ value }) => value)
    for (const option of root?.querySelectorAll('option[selected]') ?? []) option.removeAttribute('selected')
    for (const part of root?.querySelectorAll('[inert]') ?? []) part.removeAttribute('inert')
    if (later) removeLater(element, later)
    for (const name of laterAttributes)
      for (const node of root?.querySelectorAll(`[${name}]`) ?? []) node.removeAttribute(name)
    return [...frames, ...chosen, ...prerenderedOf(element, parts)]
  }
  function expectSame({ element, plain }: { readonly element: Element; readonly plain: Element }): void {
    expect(plain.shadowRoot?.querySelector(parts) === null).to.equal(false)
    expectSameLines(linesIn(plain), linesIn(element))
  }

  describe(`Prerendered ${name}`, () => {
    useUndefinedElements()

    const locales = LOCALES.map((locale) => [`in ${locale}`, { properties: { locale } }])
    const shared = { 'with every option that all elements have': { properties: SHARED } }
    const cases: Record<string, Case> = { ...same, ...shared, ...Object.fromEntries(locales) }
    for (const [what, given] of Object.entries(cases))
      it(`matches React ${what}`, async () => expectSame(await prerenderBoth(given)))

    if (every) {
      it('matches React for each such device of the sandbox', async () => {
        const { client } = await startPlatform()
        const devices = (await client.devices.list()).filter(every)
        for (const { device_id: id } of devices) {
          const both = await prerenderBoth({ properties: { deviceId: id } })
          expectSame(both)
          both.element.remove()
          both.plain.remove()
        }
        expect(devices.length).to.be.above(0)
      })
    }

    it('has the layout of React, so that nothing moves', async () => {
      const { element, plain } = await prerenderBoth({})
      plain.setAttribute('style', `display: block; inline-size: ${element.getBoundingClientRect().width}px`)
      if (later) for (const each of [plain, element]) removeLater(each, later)
      expect(placesIn(plain, places)).not.to.deep.equal([])
      expectSameLines(placesIn(plain, places), placesIn(element, places))
    })

    if (inert) {
      it('has inert controls', async () => {
        const { plain } = await prerenderBoth({})
        const controls = [...(plain.shadowRoot?.querySelectorAll(inert) ?? [])]
        expect(controls).not.to.have.length(0)
        expect(controls.every((control) => control.closest('[inert]'))).to.equal(true)
      })
    }

    const options = Object.entries(optionsOf(definitionOf(tag))).filter(([option]) => !(option in sessionOptions))

    it('is compared with React for each drawn option', () => {
      const compared = new Set(Object.values(cases).flatMap(({ properties }) => Object.keys(properties ?? {})))
      const prerendered = options.filter(([, option]) => option.prerendered).map(([option]) => option)
      expect(prerendered.filter((option) => option !== 'deviceId' && !compared.has(option))).to.deep.equal([])
    })

    const bailOut = options
      .filter(([, option]) => !option.prerendered)
      .map(([option]) => [`with ${option}`, { properties: { [option]: true } }])
    const leftCases: Record<string, Case> = { ...left, ...Object.fromEntries(bailOut) }
    for (const [what, given] of Object.entries(leftCases)) {
      it(`is left to React ${what}`, async () =>
        expect((await prerenderPlain(given, await start(given))).shadowRoot).to.equal(null))
    }

    if (deviceId) {
      it('is left to React if the response is for another device', async () => {
        const other = { properties: { deviceId: 'device_office' } }
        expect((await prerenderPlain({}, await startPlatform(), other)).shadowRoot).to.equal(null)
      })
    }
  })
}
